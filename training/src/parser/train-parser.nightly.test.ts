import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { describe, expect, it } from 'vitest';
import { learnParser } from './train-parser';
import type { TrainingTree } from './training-tree';

const NOUN = { lemma: 'maja', upos: 'NOUN', features: 'Case=Nom|Number=Sing' };
const GENITIVE = { lemma: 'mees', upos: 'NOUN', features: 'Case=Gen|Number=Sing' };
const VERB = { lemma: 'olema', upos: 'VERB', features: 'VerbForm=Fin' };

/** Small sentences in which a genitive depends on the noun after it, or is the object of the verb before it. */
const TREES: readonly TrainingTree[] = Array.from({ length: 20 }, (_, i) =>
  i % 2 === 0
    ? {
        forms: ['mehe', 'maja', 'on'],
        readings: [GENITIVE, NOUN, VERB],
        heads: [1, 2, -1],
        relations: ['nmod', 'nsubj', 'root'],
      }
    : {
        forms: ['on', 'mehe'],
        readings: [VERB, GENITIVE],
        heads: [-1, 0],
        relations: ['root', 'obj'],
      },
);

describe('training the parser', () => {
  const file = learnParser(TREES);

  it('learns trees, and the file gives back what was learned', () => {
    const model = loadParserModel(file);
    for (const { forms, readings, heads, relations } of TREES.slice(0, 2)) {
      expect(model.parse(forms, readings)).toEqual(
        heads.map((head, i) => ({ head, relation: relations[i] })),
      );
    }
  });

  it('makes the same file again', () => {
    expect(Buffer.compare(learnParser(TREES), file)).toBe(0);
  });
});
