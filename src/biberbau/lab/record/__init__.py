"""Games written down as data sets: Parquet files of decisions and of games, which can be played again and compared."""
