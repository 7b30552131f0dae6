"""The rules of Biber-Mania: data and compiled functions, on which all compiled code of the game depends."""
