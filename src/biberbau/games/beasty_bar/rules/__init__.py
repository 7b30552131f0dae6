"""The rules of Beasty Bar: data and compiled functions, on which all compiled code of the game depends."""
