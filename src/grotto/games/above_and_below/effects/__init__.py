"""The effects of outcomes, by subject. An effect is one class that reads, carries out, describes and counts itself.

A new effect is a class in one of these modules and a row in the module's `KINDS`.
"""
