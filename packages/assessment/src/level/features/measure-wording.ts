import { measureLix, measureSmog } from '../../complexity/readability';
import { type FeatureInput, type FeatureValues, type LevelWord, mean, share } from './feature-input';

/** Length of words and readability. */
export function measureReadability({ words, sentences }: FeatureInput): FeatureValues {
  const shareWith = (test: (word: LevelWord) => boolean): number =>
    share(words.filter(test).length, words.length);
  const letters = words.map((word) => word.letters);
  const average = mean(letters);
  const nouns = words.filter(({ upos }) => upos === 'NOUN');
  const counts = {
    sentences: sentences.length,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + word.syllables, 0),
    polysyllabicWords: words.filter(({ syllables }) => syllables >= 3).length,
    longWords: words.filter((word) => word.letters >= 7).length,
  };
  const isEmpty = words.length === 0;
  return {
    wordLength: average,
    wordLengthSpread: Math.sqrt(mean(letters.map((value) => (value - average) ** 2))),
    syllablesPerWord: mean(words.map(({ syllables }) => syllables)),
    longWordShare: shareWith((word) => word.letters >= 7),
    veryLongWordShare: shareWith((word) => word.letters >= 10),
    longestShare: shareWith((word) => word.letters >= 13),
    shortWordShare: shareWith((word) => word.letters <= 3),
    polysyllabicShare: shareWith(({ syllables }) => syllables >= 3),
    fourSyllableShare: shareWith(({ syllables }) => syllables >= 4),
    nounLength: mean(nouns.map((word) => word.letters)),
    compoundShare: share(nouns.filter(({ root }) => root.includes('_')).length, nouns.length),
    smog: isEmpty ? 0 : measureSmog(counts).value,
    lix: isEmpty ? 0 : measureLix(counts).value,
  };
}

/** Conjunctions and pronouns that open a clause and need a comma before them. */
const COMMA_OPENERS = new Set('et sest kes mis kuid kuna aga vaid kuigi ehkki'.split(' '));
const SIMPLE_LINKS = new Set(['ja', 'ning', 'või', 'aga']);

/** Sentences, clauses and how they are joined. */
export function measureClauses({ words, sentences, tokens }: FeatureInput): FeatureValues {
  const lengths = sentences.map((sentence) => sentence.length);
  const average = mean(lengths);
  const perWord = (test: (word: LevelWord) => boolean): number =>
    share(words.filter(test).length, words.length);
  const all = tokens.flat();
  const openers = all.filter(({ lemma }, index) => index > 0 && COMMA_OPENERS.has(lemma));
  const commas = all.filter(({ lemma }) => lemma === ',').length;
  const afterComma = tokens.reduce(
    (sum, sentence) =>
      sum +
      sentence.filter(({ lemma }, i) => COMMA_OPENERS.has(lemma) && sentence[i - 1]?.lemma === ',').length,
    0,
  );
  const links = words.filter(({ upos }) => upos === 'CCONJ');
  return {
    sentenceLength: average,
    sentenceLengthSpread: Math.sqrt(mean(lengths.map((length) => (length - average) ** 2))),
    commasPerWord: share(commas, words.length),
    commaBeforeClause: share(afterComma + 1, openers.length + 2),
    subordinatorsPerSentence: share(words.filter(({ upos }) => upos === 'SCONJ').length, sentences.length),
    subordinatorsPerWord: perWord(({ upos }) => upos === 'SCONJ'),
    relativesPerWord: perWord(({ morphology }) => morphology.get('PronType')?.includes('Rel') ?? false),
    otherLinks: share(links.filter(({ lemma }) => !SIMPLE_LINKS.has(lemma)).length, words.length),
    causalLinks: perWord(({ lemma }) => lemma === 'sest'),
    exclamations: share(all.filter(({ lemma }) => lemma === '!').length, sentences.length),
    questions: share(all.filter(({ lemma }) => lemma === '?').length, sentences.length),
  };
}

const NOUN_ENDINGS: Readonly<Record<string, RegExp>> = {
  nounUs: /us$/u,
  nounMine: /mine$/u,
  nounAgent: /ja$/u,
  nounPerson: /(?:lane|nik|ik)$/u,
  nounForeign: /(?:sioon|loogia|ism|tuur|aal|ent|eet)$/u,
};
const ADJECTIVE_ENDINGS: Readonly<Record<string, RegExp>> = {
  adjectiveLik: /lik$/u,
  adjectiveNe: /ne$/u,
  adjectiveParticiple: /(?:tud|dud|v|nud)$/u,
};

/** Derived words and how abstract the nouns are; `meanAbstractness` is 1 to 3, the middle where there is no noun. */
export function measureDerivation({ words }: FeatureInput, meanAbstractness: number): FeatureValues {
  const nouns = words.filter(({ upos }) => upos === 'NOUN');
  const adjectives = words.filter(({ upos }) => upos === 'ADJ');
  const adverbs = words.filter(({ upos }) => upos === 'ADV');
  return {
    ...shareEndings(NOUN_ENDINGS, nouns),
    ...shareEndings(ADJECTIVE_ENDINGS, adjectives),
    adverbLt: share(adverbs.filter(({ lemma }) => /lt$/u.test(lemma)).length, words.length),
    derivedShare: share(nouns.filter(({ root }) => root.includes('=')).length, nouns.length),
    abstractness: meanAbstractness,
  };
}

function shareEndings(endings: Readonly<Record<string, RegExp>>, words: readonly LevelWord[]): FeatureValues {
  const values = Object.entries(endings).map(([name, ending]): [string, number] => [
    name,
    share(words.filter(({ lemma }) => ending.test(lemma)).length, words.length),
  ]);
  return Object.fromEntries(values);
}
