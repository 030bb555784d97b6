import type { EstonianFormAnalyses } from '../morphology';
import { FORM_LIMIT, SentenceScorer, TAGGING_LIMITS } from './beam-search';
import { hashString } from './weights/feature-hash';
import { SortedKeys } from './weights/sorted-keys';
import { parseTags } from './candidates/tag-inventory';
import {
  decodeTaggerModel,
  type PackedTaggerModel,
  unpackCounts,
  unpackFrequency,
} from './tagger-model-file';
import type {
  KeyLevel,
  OutcomeCounts,
  TaggingKnowledge,
  WordFrequency,
} from './candidates/tagging-knowledge';
import { CodedWeights, type Weights } from './weights/weights';
import { makeWordEntry, type WordEntry } from './word-entry';

/** A trained tagger. It may be used for any number of texts, one at a time. */
export interface TaggerModel {
  readonly knowledge: TaggingKnowledge;
  readonly scorer: SentenceScorer;
  /** Prepares a form for tagging, which takes longer than to tag it: callers keep what they will meet again. */
  readonly makeEntry: (form: string, analyses: EstonianFormAnalyses) => WordEntry;
}

/** Reads a trained tagger from the bytes of `models/tagger/tagger.bin`. Throws an Error for anything else. */
export function loadTaggerModel(bytes: Uint8Array): TaggerModel {
  const packed = decodeTaggerModel(bytes);
  const knowledge = makeKnowledge(packed);
  return makeTaggerModel(knowledge, new CodedWeights(packed.weightCodes, packed.weightStep));
}

/** A tagger over any knowledge and weights; the weights must not change any more. */
export function makeTaggerModel(knowledge: TaggingKnowledge, weights: Weights): TaggerModel {
  const formLimit = FORM_LIMIT / weights.step;
  return {
    knowledge,
    scorer: new SentenceScorer(weights, TAGGING_LIMITS),
    makeEntry: (form, analyses) => makeWordEntry(form, analyses, knowledge, weights, formLimit),
  };
}

const UNSEEN: WordFrequency = { anywhere: 0, lowerCase: 0, capitalInside: 0 };

function makeKnowledge(packed: PackedTaggerModel): TaggingKnowledge {
  const { lexical, ending, tag } = packed.outcomeCounts;
  const keys: Readonly<Record<KeyLevel, SortedKeys>> = {
    lexical: new SortedKeys(lexical.keys),
    ending: new SortedKeys(ending.keys),
    tag: new SortedKeys(tag.keys),
  };
  const unpack = (level: KeyLevel, key: number): OutcomeCounts | undefined => {
    const place = keys[level].findPlace(key);
    return place < 0 ? undefined : unpackCounts(packed.outcomeCounts[level], place);
  };
  /** Keys of the levels are hashes of texts that name the level: they do not meet. */
  const unpacked = new Map<number, OutcomeCounts>();
  const frequencyKeys = new SortedKeys(packed.frequencyKeys);
  const tagIds = new Map(packed.tagNames.map((name, id) => [name, id]));
  return {
    tags: parseTags(packed.tagNames),
    outcomes: packed.outcomes,
    findOutcomeCounts(level, key) {
      // Lexical keys are many, and few of them come again: the word they are of is kept itself.
      if (level === 'lexical') return unpack(level, key);
      const known = unpacked.get(key);
      if (known !== undefined) return known;
      const counts = unpack(level, key);
      if (counts) unpacked.set(key, counts);
      return counts;
    },
    findWordFrequency(word) {
      const place = frequencyKeys.findPlace(hashString(word));
      return place < 0 ? UNSEEN : unpackFrequency(packed.frequencyCodes[place]!);
    },
    findTagId: (name) => tagIds.get(name),
  };
}
