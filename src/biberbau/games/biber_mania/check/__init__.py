"""Biber-Mania's checks: invariants, and independent code that the rules are compared with."""
