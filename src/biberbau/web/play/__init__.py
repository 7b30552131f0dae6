"""What goes on in a running server: live tables, people, bots and their scheduling, tournaments, chat."""
