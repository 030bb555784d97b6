"""Estonian (Vabamorf) and Russian (pymorphy3) word morphology behind a few HTTP calls."""
