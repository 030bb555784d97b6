import { describe, expect, it } from 'vitest';
import { readCaseTag, toGrammarTags } from './to-grammar-tags';

const write = (upos: string, features: string): string => {
  const { wordClass, forms } = toGrammarTags(upos, features);
  return [wordClass, ...forms].join(', ');
};

describe('toGrammarTags', () => {
  it.each([
    ['NOUN', 'Case=Nom|Number=Sing', 'S, com, sg, nom'],
    ['PROPN', 'Case=Add|Number=Sing', 'S, prop, sg, adit'],
    ['ADJ', 'Case=Gen|Degree=Cmp|Number=Plur', 'A, comp, pl, gen'],
    ['ADJ', 'Case=Par|Number=Sing|NumForm=Word|NumType=Ord', 'N, ord, sg, part'],
    ['NUM', 'NumForm=Digit|NumType=Card', 'N, card'],
    ['PRON', 'Case=Ade|Number=Sing|Person=1|PronType=Prs', 'P, pers, ps1, sg, ad'],
    ['PRON', 'Case=Gen|Number=Sing|PronType=Prs|Reflex=Yes', 'P, refl, sg, gen'],
    ['PRON', 'Case=Nom|Number=Sing|PronType=Int,Rel', 'P, inter, rel, sg, nom'],
    ['DET', 'Case=Nom|Number=Plur|PronType=Tot', 'P, det, pl, nom'],
    ['ADP', 'AdpType=Post', 'K, post'],
    ['CCONJ', '_', 'J, crd'],
    ['SCONJ', '_', 'J, sub'],
    ['NOUN', 'Abbr=Yes|Case=Ine|Number=Sing', 'Y, sg, in'],
    ['PUNCT', '_', 'Z'],
    ['SYM', '_', 'Z'],
    ['INTJ', '_', 'I'],
    ['?', '_', 'X'],
  ])('writes %s %s as %s', (upos, features, tags) => {
    expect(write(upos, features)).toBe(tags);
    expect(toGrammarTags(upos, features).finiteness).toBeNull();
  });

  it.each([
    [
      'Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin|Voice=Act',
      'V, indic, impf, ps3, sg, ps, af',
      'fin',
    ],
    ['Connegative=Yes|Mood=Cnd|Tense=Pres|VerbForm=Fin|Voice=Act', 'V, cond, pres, ps, neg', 'fin'],
    ['Polarity=Neg', 'V, neg', 'fin'],
    ['VerbForm=Inf', 'V, inf', 'infin'],
    ['Case=Ill|VerbForm=Sup|Voice=Act', 'V, sup, ill, ps', 'infin'],
    ['Tense=Past|VerbForm=Part|Voice=Pass', 'V, partic, past, imps', 'infin'],
    ['VerbForm=Conv', 'V, ger', 'infin'],
  ])('writes the verb form %s as %s', (features, tags, finiteness) => {
    expect(write('VERB', features)).toBe(tags);
    expect(toGrammarTags('AUX', features).finiteness).toBe(finiteness);
  });
});

describe('readCaseTag', () => {
  it('reads the case of features, or none', () => {
    expect(readCaseTag('Case=Com|Number=Sing')).toBe('kom');
    expect(readCaseTag('Number=Sing')).toBeNull();
    expect(readCaseTag('_')).toBeNull();
  });
});
