"""Asks a Keelerada server and gives its answers as pandas data frames."""

from .client import Keelerada
from .errors import KeeleradaError

__all__ = ["Keelerada", "KeeleradaError"]
