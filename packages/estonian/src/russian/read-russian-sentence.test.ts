import { describe, expect, it } from 'vitest';
import type { RussianAnalysis } from '../morphology';
import { readRussianSentence } from './read-russian-sentence';

/** What pymorphy3 says of some words (tags as it writes them, scores rounded). */
const KNOWN: Record<string, readonly RussianAnalysis[]> = {
  в: [{ lemma: 'в', tag: 'PREP', score: 0.999 }],
  по: [{ lemma: 'по', tag: 'PREP', score: 1 }],
  школе: [
    { lemma: 'школа', tag: 'NOUN,inan,femn sing,datv', score: 0.5 },
    { lemma: 'школа', tag: 'NOUN,inan,femn sing,loct', score: 0.5 },
  ],
  новой: [
    { lemma: 'новый', tag: 'ADJF,Qual femn,sing,gent', score: 0.4 },
    { lemma: 'новый', tag: 'ADJF,Qual femn,sing,loct', score: 0.2 },
    { lemma: 'новый', tag: 'ADJF,Qual femn,sing,datv', score: 0.2 },
  ],
  мама: [{ lemma: 'мама', tag: 'NOUN,anim,femn sing,nomn', score: 1 }],
  мыла: [
    { lemma: 'мыло', tag: 'NOUN,inan,neut sing,gent', score: 0.4 },
    { lemma: 'мыть', tag: 'VERB,impf,tran femn,sing,past,indc', score: 0.3 },
  ],
  рама: [{ lemma: 'рама', tag: 'NOUN,inan,femn sing,nomn', score: 1 }],
  стол: [
    { lemma: 'стол', tag: 'NOUN,inan,masc sing,nomn', score: 0.6 },
    { lemma: 'стол', tag: 'NOUN,inan,masc sing,accs', score: 0.4 },
  ],
  купил: [{ lemma: 'купить', tag: 'VERB,perf,tran masc,sing,past,indc', score: 1 }],
  москва: [{ lemma: 'москва', tag: 'NOUN,inan,femn,Sgtm,Geox sing,nomn', score: 1 }],
  сша: [{ lemma: 'сша', tag: 'NOUN,inan,GNdr,Pltm,Fixd,Abbr,Geox plur,nomn', score: 1 }],
  был: [{ lemma: 'быть', tag: 'VERB,impf,intr masc,sing,past,indc', score: 1 }],
  и: [{ lemma: 'и', tag: 'CONJ', score: 1 }],
  что: [{ lemma: 'что', tag: 'CONJ', score: 1 }],
  учится: [{ lemma: 'учиться', tag: 'VERB,impf,intr sing,3per,pres,indc', score: 1 }],
  этот: [{ lemma: 'этот', tag: 'ADJF,Subx,Apro,Anph masc,sing,nomn', score: 1 }],
  '20': [{ lemma: '20', tag: 'NUMB,intg', score: 1 }],
  ok: [{ lemma: 'ok', tag: 'LATN', score: 1 }],
  '.': [{ lemma: '.', tag: 'PNCT', score: 1 }],
};

function read(words: string): ReturnType<typeof readRussianSentence> {
  const forms = words.split(' ');
  return readRussianSentence(
    forms,
    forms.map((form) => KNOWN[form.toLowerCase()] ?? []),
  );
}

describe('readRussianSentence', () => {
  it('takes the case that the preposition asks for', () => {
    expect(read('в школе')[1]!.features).toContain('Case=Loc');
    expect(read('по школе')[1]!.features).toContain('Case=Dat');
  });

  it('carries the case through an adjective', () => {
    expect(read('в новой школе').map(({ features }) => /Case=(\w+)/.exec(features)?.[1])).toEqual([
      undefined,
      'Loc',
      'Loc',
    ]);
  });

  it('finds the verb after its subject, and the object after a transitive verb', () => {
    expect(read('Мама мыла')[1]).toMatchObject({ lemma: 'мыть', upos: 'VERB', xpos: 'VERB' });
    expect(read('купил стол')[1]!.features).toContain('Case=Acc');
  });

  it('gives names and acronyms their capitals back', () => {
    expect(read('рама Москва США').map(({ lemma, upos }) => `${lemma}/${upos}`)).toEqual([
      'рама/NOUN',
      'Москва/PROPN',
      'США/PROPN',
    ]);
  });

  it('maps to UD', () => {
    expect(read('Этот был и что учится 20 ok .').map(({ upos }) => upos)).toEqual([
      'DET', 'AUX', 'CCONJ', 'SCONJ', 'VERB', 'NUM', 'X', 'PUNCT',
    ]); // prettier-ignore
    expect(read('учится')[0]!.features).toBe(
      'Aspect=Imp|Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin|Voice=Mid',
    );
    expect(read('мама')[0]!.features).toBe('Animacy=Anim|Case=Nom|Gender=Fem|Number=Sing');
  });

  it('has a reading for what pymorphy3 does not know', () => {
    expect(read('т.д')[0]).toMatchObject({ lemma: 'т.д', upos: 'X', features: 'Abbr=Yes' });
    expect(read('глокая … 5 %').map(({ upos }) => upos)).toEqual(['X', 'PUNCT', 'NUM', 'SYM']);
  });
});
