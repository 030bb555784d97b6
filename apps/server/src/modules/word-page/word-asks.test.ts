import { expect, it } from 'vitest';
import { readAsks } from '../../corpus/exercises/read-stock-items';
import { openMorphology } from '../../platform/morphology/open-morphology';

const [asks, morphology] = await Promise.all([readAsks(), openMorphology()]);
const examples = [...asks].flatMap(([word, forms]) =>
  forms.flatMap(({ form: code, examples: own }) => own.map((pieces) => ({ word, code, pieces }))),
);
const write = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('');
const CASES: Readonly<Record<string, RegExp>> = {
  ...{ p: /^(?:sg|pl) p$/u, obj: /^(?:sg|pl) [pgn]$/u, all: /all$/u, el: /el$/u, kom: /kom$/u },
  ...{ in: /in$/u, ill: /ill$|adt$/u, ad: /ad$/u, abl: /abl$/u, tr: /tr$/u, es: /es$/u },
  ...{ da: /^da$/u, ma: /^ma$/u, mas: /^mas$/u, mast: /^mast$/u },
};

it('the words in the sentences are forms of their words', () => {
  const others = examples.filter(({ word, pieces }) => {
    const own = pieces.find(({ mark }) => mark === 'WORD')!.text.toLowerCase();
    return own !== word && !morphology.analyse(own).analyses.some(({ lemma }) => lemma === word);
  });
  expect(others.map(({ pieces }) => write(pieces))).toEqual([]);
});

it('what is asked for stands in its form', () => {
  const others = examples.filter(({ code, pieces }) => {
    const wanted = CASES[code];
    const last = pieces
      .find(({ mark }) => mark === 'ASKED')!
      .text.split(' ')
      .at(-1)!;
    const { analyses } = morphology.analyse(/^\p{Lu}/u.test(last) ? last : last.toLowerCase());
    return wanted !== undefined && !analyses.some(({ form }) => wanted.test(form));
  });
  expect(others.map(({ code, pieces }) => [code, write(pieces)])).toEqual([]);
});

it('every word of the sentences is in the dictionary', () => {
  const words = examples.flatMap(({ pieces }) => write(pieces).match(/[\p{L}-]+/gu) ?? []);
  expect([...new Set(words)].filter((word) => !morphology.isKnown(word))).toEqual([]);
});
