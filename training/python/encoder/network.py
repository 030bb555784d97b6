"""The network: multilingual-e5-small, or its first layers, with readings as further input and four heads a
word."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from base_model import INNER_WIDTH, POSITIONS, WIDTH, Weights

HEADS = 12
EPSILON = 1e-12
READINGS_SPREAD = 0.03


@dataclass
class Batch:
    """Sentences side by side; words follow each other without padding.

    `pieces`, `mask` and `piece_words` (0, or 1 + the word) have the shape sentence x piece, `readings` word
    x feature (they add up to 1), `first` and `last` give the first and last piece of each word in the flat
    batch.
    """

    pieces: Tensor
    mask: Tensor
    piece_words: Tensor
    readings: Tensor
    first: Tensor
    last: Tensor


class Layer(nn.Module):
    """A BERT layer (normalised after each part)."""

    def __init__(self) -> None:
        super().__init__()
        self.attention_in = nn.Linear(WIDTH, 3 * WIDTH)
        self.attention_out = nn.Linear(WIDTH, WIDTH)
        self.attention_norm = nn.LayerNorm(WIDTH, eps=EPSILON)
        self.inner = nn.Linear(WIDTH, INNER_WIDTH)
        self.outer = nn.Linear(INNER_WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=EPSILON)

    def forward(self, x: Tensor, mask: Tensor, dropout: float) -> Tensor:
        sentences, length, _ = x.shape
        parts = self.attention_in(x).view(sentences, length, 3, HEADS, WIDTH // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        seen = functional.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        seen = self.attention_out(seen.transpose(1, 2).reshape(sentences, length, WIDTH))
        x = self.attention_norm(x + functional.dropout(seen, dropout, self.training))
        found = self.outer(functional.gelu(self.inner(x)))
        return self.norm(x + functional.dropout(found, dropout, self.training))

    @torch.no_grad()
    def load(self, base: Weights, number: int) -> None:
        def read(name: str, *shape: int) -> Tensor:
            return torch.from_numpy(base.read(f"l{number}.{name}", shape))

        self.attention_in.weight.copy_(torch.cat([read(f"{part}.w", WIDTH, WIDTH) for part in "qkv"]))
        self.attention_in.bias.copy_(torch.cat([read(f"{part}.b", WIDTH) for part in "qkv"]))
        modules = {"ao": self.attention_out, "aln": self.attention_norm, "oln": self.norm}
        for name, module in {**modules, "fi": self.inner, "fo": self.outer}.items():
            module.weight.copy_(read(f"{name}.w", *module.weight.shape))
            module.bias.copy_(read(f"{name}.b", *module.bias.shape))


class Encoder(nn.Module):
    """Logits of operation, insertion before, order and right form of each word."""

    def __init__(self, pieces: int, layers: int, features: int, classes: tuple[int, int, int, int]) -> None:
        super().__init__()
        self.words = nn.Embedding(pieces, WIDTH)
        self.positions = nn.Embedding(POSITIONS, WIDTH)
        self.kind = nn.Parameter(torch.zeros(WIDTH))
        self.norm = nn.LayerNorm(WIDTH, eps=EPSILON)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.readings = nn.Linear(features, WIDTH, bias=False)
        nn.init.normal_(self.readings.weight, std=READINGS_SPREAD)
        self.mix = nn.Linear(3 * WIDTH, WIDTH)
        self.heads = nn.ModuleList(nn.Linear(WIDTH, count) for count in classes)

    def forward(self, batch: Batch, dropout: float = 0.0) -> list[Tensor]:
        readings = self.readings(batch.readings)
        padded = torch.cat([torch.zeros_like(readings[:1]), readings])
        of_pieces = padded.index_select(0, batch.piece_words.flatten()).unflatten(0, batch.pieces.shape)
        places = self.positions.weight[: batch.pieces.shape[1]]
        x = self.norm(self.words(batch.pieces) + places + self.kind + of_pieces)
        mask = batch.mask[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask, dropout)
        flat = x.reshape(-1, WIDTH)
        ends = [flat.index_select(0, places) for places in (batch.first, batch.last)]
        mixed = functional.gelu(self.mix(torch.cat([*ends, readings], dim=-1)))
        mixed = functional.dropout(mixed, dropout, self.training)
        return [head(mixed) for head in self.heads]

    @torch.no_grad()
    def load(self, base: Weights) -> None:
        """Takes the weights of the base model."""
        self.words.weight.copy_(torch.from_numpy(base.read("emb.word", self.words.weight.shape)))
        self.positions.weight.copy_(torch.from_numpy(base.read("emb.pos", (POSITIONS, WIDTH))))
        self.kind.copy_(torch.from_numpy(base.read("emb.type", (2, WIDTH))[0]))
        self.norm.weight.copy_(torch.from_numpy(base.read("emb.ln.w", (WIDTH,))))
        self.norm.bias.copy_(torch.from_numpy(base.read("emb.ln.b", (WIDTH,))))
        for number, layer in enumerate(self.layers):
            assert isinstance(layer, Layer)  # noqa: S101
            layer.load(base, number)
