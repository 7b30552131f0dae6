"""The rules of Biber Gang: data and compiled functions, on which all compiled code of the game depends."""
