"""Vabamorf and pymorphy3 as their own Python packages have them, for training and comparisons."""
