"""Catalogues of messages in every language, and the sentences that all games share."""
