"""What is true of every state of Biber Gang: invariants, and what checks compare the rules with."""
