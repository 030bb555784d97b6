import { ByteReader, ByteWriter } from '../tagging/weights/byte-stream';
import { readWeights, type WeightCodes, writeWeights } from '../tagging/weights/weights-file';
import type { ActionInventory } from './action-inventory';
import { PARSER_WEIGHT_BITS } from './state-scorer';

/** The parser's file: a mark and the actions as JSON, then the weights. */
export interface ParserModelContents {
  readonly inventory: ActionInventory;
  readonly weights: WeightCodes;
}

const MARK = 'keelerada parser 2';

/** Packs a model into the bytes of its file. */
export function encodeParserModel({ inventory, weights }: ParserModelContents): Uint8Array {
  const out = new ByteWriter();
  out.writeJson({ mark: MARK, inventory });
  writeWeights(out, weights);
  return out.finish();
}

/** Reads a parser file. Throws an Error if the bytes are not one. */
export function decodeParserModel(bytes: Uint8Array): ParserModelContents {
  const input = new ByteReader(bytes);
  return { inventory: readHeader(input), weights: readWeights(input, PARSER_WEIGHT_BITS) };
}

function readHeader(input: ByteReader): ActionInventory {
  let header: { mark?: string; inventory: ActionInventory };
  try {
    header = input.readJson() as typeof header;
  } catch {
    throw new Error('This is not a parser model: its header cannot be read.');
  }
  if (header.mark !== MARK) throw new Error(`This is not a parser model of this version (${MARK}).`);
  return header.inventory;
}
