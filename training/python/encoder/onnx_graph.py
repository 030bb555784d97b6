"""Writes the network as an ONNX graph with whole-number weights, for ONNX Runtime.

Weights have 7 bits and a scale a column, embeddings 8 bits and a scale a row; what goes into a layer is made
whole by ONNX Runtime with a scale of its own each time. With 7 bits the sums of AVX2, which has no wider
ones, cannot overflow.
"""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from base_model import WIDTH
from network import EPSILON, HEADS, Encoder, Layer
from pieces import PADDING

WEIGHT_LIMIT, TABLE_LIMIT = 63, 127
OPSET, IR_VERSION = 20, 9
LONGEST = 512
OUTPUTS = ("operations", "insertions", "orders", "forms")
_NO_SENTENCE = -1e9


class _Graph:
    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def hold(self, value: NDArray[Any]) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def run(self, kind: str, *inputs: str, outputs: int = 1, **attributes: Any) -> Any:
        names = [f"n{len(self.nodes)}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def shape(self, x: str, *sizes: int) -> str:
        return str(self.run("Reshape", x, self.hold(np.array(sizes, np.int64))))

    def norm(self, x: str, module: nn.LayerNorm) -> str:
        weights = self.hold(to_numpy(module.weight)), self.hold(to_numpy(module.bias))
        return str(self.run("LayerNormalization", x, *weights, axis=-1, epsilon=EPSILON))

    def linear(self, x: str, module: nn.Linear) -> str:
        weight = to_numpy(module.weight).T
        scale = np.maximum(np.abs(weight).max(axis=0), 1e-9) / WEIGHT_LIMIT
        whole = np.rint(weight / scale).astype(np.int8)
        made, made_scale, zero = self.run("DynamicQuantizeLinear", x, outputs=3)
        product = self.run("MatMulInteger", made, self.hold(whole), zero)
        scales = self.run("Mul", made_scale, self.hold(scale.astype(np.float32)))
        sums = self.run("Mul", self.run("Cast", product, to=TensorProto.FLOAT), scales)
        return str(self.run("Add", sums, self.hold(to_numpy(module.bias))))


def to_numpy(tensor: Tensor) -> NDArray[np.float32]:
    """The values in float32."""
    return tensor.detach().float().numpy()


def write_graph(model: Encoder, place: Path) -> None:
    """Writes the model; its inputs are the parts of `Batch` without the mask, its outputs probabilities a
    word."""
    graph = _Graph()
    readings = graph.run("MatMul", "readings", graph.hold(to_numpy(model.readings.weight).T))
    x = _embed(graph, model, readings)
    hidden = graph.run("Equal", "pieces", graph.hold(np.array(PADDING, np.int64)))
    mask = graph.run(
        "Where", hidden, graph.hold(np.array(_NO_SENTENCE, np.float32)), graph.hold(np.array(0, np.float32))
    )
    mask = graph.run("Unsqueeze", mask, graph.hold(np.array([1, 2], np.int64)))
    for layer in model.layers:
        assert isinstance(layer, Layer)  # noqa: S101
        x = _add_layer(graph, layer, x, mask)
    flat = graph.shape(x, -1, WIDTH)
    ends = [graph.run("Gather", flat, name, axis=0) for name in ("first", "last")]
    mixed = graph.run("Gelu", graph.linear(graph.run("Concat", *ends, readings, axis=-1), model.mix))
    for head, name in zip(model.heads, OUTPUTS, strict=True):
        assert isinstance(head, nn.Linear)  # noqa: S101
        graph.nodes.append(helper.make_node("Softmax", [graph.linear(mixed, head)], [name], axis=-1))
    _write(graph, place, model)


def _embed(graph: _Graph, model: Encoder, readings: str) -> str:
    table = to_numpy(model.words.weight)
    scale = np.maximum(np.abs(table).max(axis=1, keepdims=True), 1e-9) / TABLE_LIMIT
    whole = graph.hold(np.rint(table / scale).astype(np.int8))
    rows = graph.run("Cast", graph.run("Gather", whole, "pieces"), to=TensorProto.FLOAT)
    words = graph.run("Mul", rows, graph.run("Gather", graph.hold(scale.astype(np.float32)), "pieces"))
    length = graph.run("Shape", "pieces", start=1, end=2)
    places = to_numpy(model.positions.weight + model.kind)
    zero = graph.hold(np.array([0], np.int64))
    words = graph.run("Add", words, graph.run("Slice", graph.hold(places), zero, length))
    padded = graph.run("Concat", graph.hold(np.zeros((1, WIDTH), np.float32)), readings, axis=0)
    return graph.norm(graph.run("Add", words, graph.run("Gather", padded, "piece_words")), model.norm)


def _add_layer(graph: _Graph, layer: Layer, x: str, mask: str) -> str:
    size = WIDTH // HEADS
    parts = graph.run("Split", graph.linear(x, layer.attention_in), outputs=3, axis=-1, num_outputs=3)
    query, key, value = (
        graph.run("Transpose", graph.shape(part, 0, 0, HEADS, size), perm=order)
        for part, order in zip(parts, ([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3]), strict=True)
    )
    scores = graph.run("Mul", graph.run("MatMul", query, key), graph.hold(np.array(size**-0.5, np.float32)))
    shares = graph.run("Softmax", graph.run("Add", scores, mask), axis=-1)
    seen = graph.run("Transpose", graph.run("MatMul", shares, value), perm=[0, 2, 1, 3])
    seen = graph.linear(graph.shape(seen, 0, 0, WIDTH), layer.attention_out)
    x = graph.norm(graph.run("Add", x, seen), layer.attention_norm)
    found = graph.linear(graph.run("Gelu", graph.linear(x, layer.inner)), layer.outer)
    return graph.norm(graph.run("Add", x, found), layer.norm)


def _write(graph: _Graph, place: Path, model: Encoder) -> None:
    whole, real = TensorProto.INT64, TensorProto.FLOAT
    inputs = [
        helper.make_tensor_value_info("pieces", whole, ["sentences", "length"]),
        helper.make_tensor_value_info("piece_words", whole, ["sentences", "length"]),
        helper.make_tensor_value_info("readings", real, ["words", model.readings.in_features]),
        helper.make_tensor_value_info("first", whole, ["words"]),
        helper.make_tensor_value_info("last", whole, ["words"]),
    ]
    outputs = [helper.make_tensor_value_info(name, real, ["words", None]) for name in OUTPUTS]
    built = helper.make_graph(graph.nodes, "encoder", inputs, outputs, graph.constants)
    made = helper.make_model(built, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    onnx.checker.check_model(made)
    onnx.save(made, place)
