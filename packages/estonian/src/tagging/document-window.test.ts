import { describe, expect, it } from 'vitest';
import type { EstonianFormAnalyses } from '../morphology';
import { fillWindowCodes } from './document-window';
import { makeSentenceView, POSITION, type SentenceView } from './sentence-view';
import { parseTags } from './candidates/tag-inventory';
import type { TaggingKnowledge } from './candidates/tagging-knowledge';
import { makeLearnedEntry } from './word-entry';

/** Every analysis may be a proper noun with the analyser's lemma. */
const knowledge: TaggingKnowledge = {
  tags: parseTags(['PROPN|Case=Nom|Number=Sing']),
  outcomes: [{ tagId: 0, operation: 'S' }],
  findOutcomeCounts: () => ({ offered: 100, chosen: 50, outcomeIds: [0], counts: [50] }),
  findWordFrequency: () => ({ anywhere: 0, lowerCase: 0, capitalInside: 0 }),
  findTagId: () => undefined,
};

function analyse(...lemmas: readonly string[]): EstonianFormAnalyses {
  return {
    isKnown: true,
    analyses: lemmas.map((lemma) => {
      return { lemma, root: lemma, ending: '0', clitic: '', partOfSpeech: 'H', form: 'sg g' };
    }),
  };
}

const LEMMAS: Record<string, readonly string[]> = {
  Soosaare: ['Soosaar', 'Soosaare'],
  Soosaarele: ['Soosaar'],
  soosaar: ['soosaar'],
};

function view(sentence: string): SentenceView {
  const forms = sentence.split(' ');
  return makeSentenceView(
    forms.map((form) => makeLearnedEntry(form, analyse(...(LEMMAS[form] ?? [form])), knowledge)),
  );
}

describe('the words nearby', () => {
  it('tell which lemma of a name other forms of the name share', () => {
    const views = [view('ta sai Soosaare auto'), view('auto läks Soosaarele')];
    fillWindowCodes(views);
    const entry = views[0]!.entries[2]!;
    const support = views[0]!.lemmaSupport[2]!;
    const [shared, own] = ['Soosaar', 'Soosaare'].map((lemma) =>
      entry.candidates.findIndex((candidate) => candidate.lemma === lemma),
    );
    expect(support[shared!]).toBeGreaterThan(support[own!]!);
  });

  it('tell a word written small nearby from one that always has its capital', () => {
    const alone = [view('Soosaare auto')];
    const besideSmall = [view('Soosaare auto'), view('see on soosaar')];
    const besideCapital = [view('Soosaare auto'), view('see on Soosaarele')];
    const codes = [alone, besideSmall, besideCapital].map((views) => {
      fillWindowCodes(views);
      return views[0]!.windowCodes[0];
    });
    expect(new Set(codes).size).toBe(3);
  });

  it('are those of thirty sentences before and after', () => {
    const filler = Array.from({ length: 30 }, () => view('see on auto'));
    const near = [view('Soosaare auto'), ...filler.slice(1), view('see on soosaar')];
    const far = [view('Soosaare auto'), ...filler, view('see on soosaar')];
    fillWindowCodes(near);
    fillWindowCodes(far);
    expect(near[0]!.windowCodes[0]).not.toBe(0);
    expect(far[0]!.windowCodes[0]).toBe(0);
  });
});

describe('places in a sentence', () => {
  it('are first up to the first word, then after an opening mark, else inside', () => {
    const { positions } = view('" Tere tere : Jaan ütles');
    const { first, afterOpening, inside } = POSITION;
    expect([...positions]).toEqual([first, first, inside, inside, afterOpening, inside]);
  });
});
