import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { describe, expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { typeCorrections } from './type-corrections';

/** One sentence a line, tokens between spaces, without trees. */
function annotate(text: string): AnnotatedText {
  let start = 0;
  const sentences = text.split('\n').map((line) => {
    const first = start;
    const tokens = line.split(' ').map((form) => {
      const token = { start, end: start + form.length };
      start = token.end + 1;
      const upos = /\p{L}/u.test(form) ? 'NOUN' : 'PUNCT';
      return {
        ...{ ...token, lemma: form, upos, xpos: upos === 'PUNCT' ? 'Z' : 'S' },
        ...{ features: '_', root: form, head: -1, relation: '_' },
      };
    });
    return { start: first, end: start - 1, tokens };
  });
  return { language: 'et', sentences };
}

/** An analyser that knows every word as a form of itself, and keeps what it is asked. */
function makeMorphology() {
  const asked: string[] = [];
  const analyse: CorrectorMorphology['analyse'] = (form) => {
    asked.push(form);
    return {
      isKnown: true,
      analyses: [
        { lemma: form, root: form, ending: '', clitic: '', partOfSpeech: 'S', form: 'sg n' },
        { lemma: 'buss', root: 'buss', ending: '', clitic: '', partOfSpeech: 'S', form: 'sg n' },
      ].slice(0, form === 'buss' ? 2 : 1),
    };
  };
  return { asked, analyse };
}

function correct(
  text: string,
  original: string,
  replacement: string,
  more: Partial<Correction> = {},
): Correction {
  const start = text.indexOf(original);
  return {
    ...{ start, end: start + original.length, original, replacements: [replacement] },
    ...{ type: 'multipleErrors', tier: 'sure', score: 1, reason: { kind: 'unknown-word' }, ...more },
  };
}

describe('the codes of the corrections of a text', () => {
  const text = 'Ma ootan buss .\nTa magab .\nMa arvan et ta tuleb , homme .';
  const annotation = annotate(text);

  it('ask about no sentence that is right and no word that the corrector made', () => {
    const morphology = makeMorphology();
    const form = correct(text, 'buss', 'bussi', {
      reason: {
        ...{ kind: 'word-form', lemma: 'buss', partOfSpeech: 'S', writtenForm: 'sg n', wantedForm: 'sg p' },
        cause: { kind: 'verb-government', word: 'ootan', lemma: 'ootama' },
      },
    });
    const [typed] = typeCorrections({ text, annotation, corrections: [form] }, morphology);
    expect(typed).toEqual({ code: 'R:NOM:FORM', inside: [], rule: 'government' });
    expect(morphology.asked).toEqual(['Ma', 'ootan', 'buss', '.']);
  });

  it('follow the places of marks and words that are put in or taken out', () => {
    const at = text.indexOf(' et ');
    const corrections = [
      { ...correct(text, 'arvan', ','), start: at, end: at, original: '' },
      { ...correct(text, ' ,', '') },
      { ...correct(text, 'tuleb', ' ka'), start: text.indexOf(' ,'), end: text.indexOf(' ,'), original: '' },
      correct(text, 'Ma arvan', 'Arvan ma'),
    ];
    const typed = typeCorrections({ text, annotation, corrections }, makeMorphology());
    expect(typed.map((one) => one?.code)).toEqual(['M:PUNCT', 'U:PUNCT', 'M:LEX', 'R:WO']);
  });

  it('leave a quiet mark without one, and ask nothing for it', () => {
    const morphology = makeMorphology();
    const quiet = { ...correct(text, 'magab', ''), replacements: [] };
    expect(typeCorrections({ text, annotation, corrections: [quiet] }, morphology)).toEqual([undefined]);
    expect(morphology.asked).toEqual([]);
  });
});
