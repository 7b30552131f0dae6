"""Recorded games as data sets: Parquet files of decisions and of games, which can be replayed and verified."""
