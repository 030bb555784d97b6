import { type FeatureInput, type FeatureValues, type LevelWord, mean, share } from './feature-input';

const CASES = ['Nom', 'Gen', 'Par', 'Ill', 'Ine', 'Ela', 'All', 'Ade', 'Abl', 'Tra', 'Ter', 'Ess', 'Com'];
const NOMINALS = new Set(['NOUN', 'PROPN', 'ADJ', 'PRON', 'DET', 'NUM']);

/** Shares of cases and numbers among nominals, nouns, adjectives and pronouns. */
export function measureNominalForms({ words }: FeatureInput): FeatureValues {
  const nouns = ofClass(words, 'NOUN');
  const adjectives = ofClass(words, 'ADJ');
  return {
    ...measureCases(
      'nominal',
      words.filter(({ upos }) => NOMINALS.has(upos)),
    ),
    ...measureCases('noun', nouns),
    ...measureCases('adjective', adjectives),
    adjectiveComparative: shareOf(adjectives, 'Degree', 'Cmp'),
    adjectiveSuperlative: shareOf(adjectives, 'Degree', 'Sup'),
  };
}

function measureCases(what: string, words: readonly LevelWord[]): FeatureValues {
  const values = CASES.map((name): [string, number] => [
    `${what}${name}`,
    shareOf(words, 'Case', name) + (name === 'Ill' ? shareOf(words, 'Case', 'Add') : 0),
  ]);
  return { ...Object.fromEntries(values), [`${what}Plural`]: shareOf(words, 'Number', 'Plur') };
}

/** Shares of kinds and forms among pronouns. */
export function measurePronouns({ words }: FeatureInput): FeatureValues {
  const pronouns = words.filter(({ upos }) => upos === 'PRON' || upos === 'DET');
  const ofType = (type: string): number =>
    share(
      pronouns.filter(({ morphology }) => morphology.get('PronType')?.includes(type) ?? false).length,
      pronouns.length,
    );
  return {
    pronounPersonal: ofType('Prs'),
    pronounDemonstrative: ofType('Dem'),
    pronounRelative: ofType('Rel'),
    pronounIndefinite: ofType('Ind'),
    pronounTotal: ofType('Tot'),
    pronounReflexive: shareOf(pronouns, 'Reflex', 'Yes'),
    ...measureCases('pronoun', pronouns),
  };
}

/** Shares of forms among verbs and auxiliaries. */
export function measureVerbForms({ words }: FeatureInput): FeatureValues {
  const verbs = words.filter(({ upos }) => upos === 'VERB' || upos === 'AUX');
  const attributes = ofClass(words, 'ADJ').filter(({ morphology }) => morphology.get('VerbForm') === 'Part');
  return {
    participle: shareOf(verbs, 'VerbForm', 'Part'),
    impersonal: shareOf(verbs, 'Voice', 'Pass'),
    participleAttribute: share(attributes.length, words.length),
    impersonalOfWords: share(
      verbs.filter((verb) => verb.morphology.get('Voice') === 'Pass').length,
      words.length,
    ),
    verbLength: mean(verbs.map(({ letters }) => letters)),
  };
}

function ofClass(words: readonly LevelWord[], upos: string): LevelWord[] {
  return words.filter((word) => word.upos === upos);
}

function shareOf(words: readonly LevelWord[], feature: string, value: string): number {
  return share(words.filter(({ morphology }) => morphology.get(feature) === value).length, words.length);
}
