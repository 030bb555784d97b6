import { describe, expect, it } from 'vitest';
import { settleNames } from './settle-names';

const FEATURES: Readonly<Record<string, string>> = { Imp: 'Mood=Imp', Ind: 'Mood=Ind', Inf: 'VerbForm=Inf' };

/** What becomes of words that are given as `form/lemma/UPOS/case or mood`; each with a capital may be a name too. */
function settle(given: string): string {
  const words = given.split(' ').map((word) => {
    const [form = '', lemma = '', upos = '', tag = ''] = word.split('/');
    const features = FEATURES[tag] ?? `Case=${tag}|Number=Sing`;
    const reading = { form, lemma, upos, xpos: upos, features, root: lemma };
    const name = { ...reading, lemma: form, upos: 'PROPN', features: 'Case=Nom' };
    return { look: { form }, candidates: /^\p{Lu}/u.test(form) ? [reading, name] : [reading], reading };
  });
  return settleNames(
    words,
    words.map(({ reading }) => reading),
  )
    .map(({ lemma, upos }) => `${lemma}/${upos}`)
    .join(' ');
}

describe('first names that are also words', () => {
  it.each([
    ['Anna/andma/VERB/Imp Haava/Haava/PROPN/Gen luule/luule/NOUN/Nom', 'Anna/PROPN Haava/PROPN luule/NOUN'],
    ['Leida/leidma/VERB/Inf Kask/Kask/PROPN/Nom laulab/laulma/VERB/Ind', 'Leida/PROPN Kask/PROPN laulma/VERB'],
    ['Õie/õis/NOUN/Gen Kivi/Kivi/PROPN/Gen raamat/raamat/NOUN/Nom', 'Õie/PROPN Kivi/PROPN raamat/NOUN'],
    ['Heli/heli/NOUN/Nom Kase/kask/NOUN/Gen jutt/jutt/NOUN/Nom', 'Heli/PROPN Kase/PROPN jutt/NOUN'],
    ['Aita/aitama/VERB/Imp tuli/tulema/VERB/Ind koju/kodu/NOUN/Add', 'Aita/PROPN tulema/VERB kodu/NOUN'],
    ['Anna/andma/VERB/Imp Kasele/Kask/PROPN/All meeldis/meeldima/VERB/Ind', 'Anna/PROPN Kask/PROPN meeldima/VERB'],
  ])('are names in %s', (given, settled) => expect(settle(given)).toBe(settled)); // prettier-ignore

  it.each([
    ['Anna/andma/VERB/Imp mulle/mina/PRON/All raamat/raamat/NOUN/Nom', 'andma/VERB'],
    ['Anna/andma/VERB/Imp Kasele/Kask/PROPN/All raamat/raamat/NOUN/Nom', 'andma/VERB'],
    ['Anna/andma/VERB/Imp Maarja/Maarja/PROPN/Gen raamat/raamat/NOUN/Nom', 'andma/VERB'],
    ['Mai/mai/NOUN/Nom Tallinnas/Tallinn/PROPN/Ine oli/olema/AUX/Ind', 'mai/NOUN'],
    ['Heli/heli/NOUN/Nom tuli/tulema/VERB/Ind toast/tuba/NOUN/Ela', 'heli/NOUN'],
    ['Taimi/taim/NOUN/Par kasvab/kasvama/VERB/Ind aias/aed/NOUN/Ine', 'taim/NOUN'],
    ['Aita/aitama/VERB/Imp Kask/Kask/PROPN/Nom !/!/PUNCT/_', 'aitama/VERB'],
  ])('stay words in %s', (given, first) => expect(settle(given).split(' ')[0]).toBe(first));
});
