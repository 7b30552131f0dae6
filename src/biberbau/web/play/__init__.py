"""The running server: live tables, people, bots and their scheduling, tournaments, chat."""
