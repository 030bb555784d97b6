import type { TreePlace } from '../annotated-text';
import { CodedWeights, type Weights } from '../tagging/weights/weights';
import { type ActionInventory, AllowedActions, listActions } from './action-inventory';
import { mendTree } from './mend-tree';
import { ParserBeam } from './parse-beam';
import { decodeParserModel } from './parser-model-file';
import { makeSentenceColumns, type ParserReading, type TagPartsCache } from './sentence-columns';
import { makeParsedSentence, StateScorer } from './state-scorer';

/** A trained parser. It may be used for any number of sentences. */
export interface ParserModel {
  /**
   * The tree of a sentence from the forms of its tokens and their readings: one root, no cycles, no crossing arcs. Time and
   * memory grow with the number of tokens, so that no sentence is too long. No tokens give an empty list.
   */
  parse(forms: readonly string[], readings: readonly ParserReading[]): TreePlace[];
}

/** Partial parses kept after each action. */
export const PARSER_BEAM_WIDTH = 8;
/** How far behind the best a partial parse may be, in the units that weights are learned in. */
const BEHIND_LIMIT = 100;

/** Reads a trained parser from the bytes of `models/parser/parser.bin`. Throws an Error for anything else. */
export function loadParserModel(bytes: Uint8Array): ParserModel {
  const { inventory, weights } = decodeParserModel(bytes);
  return makeParserModel(inventory, new CodedWeights(weights.codes, weights.step));
}

/**
 * A parser over any actions and weights: an arc-standard transition parser (Nivre 2004) with beam search and a structured
 * perceptron (Zhang and Clark 2008; features after Zhang and Nivre 2011).
 */
export function makeParserModel(
  inventory: ActionInventory,
  weights: Weights,
  width = PARSER_BEAM_WIDTH,
  limit = BEHIND_LIMIT,
): ParserModel {
  const scorer = new StateScorer(weights, new AllowedActions(inventory));
  const beam = new ParserBeam(scorer, listActions(inventory), width, limit / weights.step);
  const tags: TagPartsCache = new Map();
  return {
    parse(forms, readings) {
      if (forms.length === 0) return [];
      const sentence = makeParsedSentence(makeSentenceColumns(forms, readings, tags));
      const { heads, relations } = beam.readTree(beam.parse(sentence), forms.length);
      const tree = Array.from(heads, (head, i) => {
        return { head, relation: head < 0 ? 'root' : inventory.relations[relations[i]!]! };
      });
      return mendTree(tree, readings);
    },
  };
}
