"""What our games say as data (printed facts, positions, what is shown beside them), typed for those who draw it.

The terminal reads these types, and those of the browser are made from them when the client is built. A test holds them
against what the games really say.
"""
