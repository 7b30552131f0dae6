"""What is true of every state of Beasty Bar: invariants, and what checks compare the rules with."""
