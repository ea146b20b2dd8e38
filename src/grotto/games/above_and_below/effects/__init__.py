"""What an outcome can bring, by subject; all that there is to an effect stands together, its decisions included.

A new effect is a class in one of these modules and a row in the module's `KINDS`.
"""
