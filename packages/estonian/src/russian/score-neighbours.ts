import type { OpenCorporaTag } from './open-corpora-tag';

/** A reading that a word may have, as the rules of context see it. */
export interface RussianCandidate {
  readonly lemma: string;
  readonly tag: OpenCorporaTag;
}

/** Cases that prepositions ask for, by the grammar; prepositions that are not here say nothing. */
const GOVERNMENT = new Map<string, readonly string[]>();
function govern(prepositions: string, ...cases: string[]): void {
  for (const preposition of prepositions.split(' ')) GOVERNMENT.set(preposition, cases);
}
govern(
  'без безо до из изо от ото у для ради кроме вместо около после против среди мимо вокруг возле вдоль из-за из-под ' +
    'внутри вне насчёт насчет помимо посреди посредством относительно накануне свыше ввиду',
  'Gen',
  'Par',
);
govern('к ко благодаря вопреки согласно навстречу подобно', 'Dat');
govern('про через сквозь спустя', 'Acc');
govern('над надо перед передо между', 'Ins');
govern('в во на', 'Acc', 'Loc');
govern('о об обо', 'Loc', 'Acc');
govern('при', 'Loc');
govern('за под подо', 'Acc', 'Ins');
govern('с со', 'Ins', 'Gen', 'Par');
govern('по', 'Dat', 'Acc', 'Loc');

const MODIFIERS = new Set(['ADJF', 'PRTF']);
const NOMINALS = new Set(['NOUN', 'NPRO', 'ADJF', 'PRTF', 'NUMR']);
const PERSONS = ['1per', '2per', '3per'];

/** Natural-log bonus (or malus) of a reading right after another one. Hand-set: signs matter, sizes are round. */
export function scoreNeighbours(before: RussianCandidate, after: RussianCandidate): number {
  const left = before.tag;
  const right = after.tag;
  if (left.partOfSpeech === 'PREP') return scoreGovernment(before.lemma, right);
  if (MODIFIERS.has(left.partOfSpeech) && right.caseName && NOMINALS.has(right.partOfSpeech))
    return scoreAgreement(left, right);
  if (left.partOfSpeech === 'NUMR' && right.partOfSpeech === 'NOUN')
    return right.caseName === left.caseName || right.caseName === 'Gen' ? 1 : -1;
  if (left.partOfSpeech === 'NUMB' && right.partOfSpeech === 'NOUN') return right.caseName === 'Gen' ? 1 : 0;
  if (right.partOfSpeech === 'VERB') return scoreSubject(before, right);
  if (left.partOfSpeech === 'VERB' || left.partOfSpeech === 'INFN' || left.partOfSpeech === 'GRND')
    return scoreObject(left, right);
  if (left.partOfSpeech === 'NOUN' && right.partOfSpeech === 'NOUN') return scoreNounPair(left, right);
  return 0;
}

function scoreGovernment(preposition: string, right: OpenCorporaTag): number {
  if (!NOMINALS.has(right.partOfSpeech)) return right.partOfSpeech === 'VERB' ? -3 : 0;
  const cases = GOVERNMENT.get(preposition);
  if (!cases || !right.caseName) return 0;
  const place = cases.indexOf(right.caseName);
  return place < 0 ? -4 : 2 - 0.3 * place;
}

function scoreAgreement(left: OpenCorporaTag, right: OpenCorporaTag): number {
  if (left.caseName !== right.caseName) return -1.5;
  if (left.number !== right.number) return -1;
  if (left.number === 'Sing' && left.gender && right.gender && left.gender !== right.gender) return -1;
  return 1.5;
}

/** Subject before a finite verb: nominative that agrees in number and person. */
function scoreSubject({ lemma, tag: left }: RussianCandidate, right: OpenCorporaTag): number {
  if (lemma === 'не') return 0.5;
  if (left.caseName !== 'Nom') return 0;
  if (left.number && right.number && left.number !== right.number) return -1.5;
  if (left.partOfSpeech === 'NPRO') {
    const person = PERSONS.find((name) => left.grammemes.has(name));
    const wanted = PERSONS.find((name) => right.grammemes.has(name));
    if (person && wanted && person !== wanted) return -1.5;
  }
  if (left.gender && right.gender && left.number === 'Sing' && left.gender !== right.gender) return -0.5;
  return 1;
}

/** Object after a verb: accusative after a transitive one, no nominative. */
function scoreObject(left: OpenCorporaTag, right: OpenCorporaTag): number {
  if (!NOMINALS.has(right.partOfSpeech)) return 0;
  if (right.caseName === 'Acc') return left.grammemes.has('tran') ? 1 : -0.5;
  return right.caseName === 'Nom' && left.grammemes.has('tran') ? -0.3 : 0;
}

function scoreNounPair(left: OpenCorporaTag, right: OpenCorporaTag): number {
  const isName = (tag: OpenCorporaTag): boolean =>
    ['Name', 'Surn', 'Patr'].some((name) => tag.grammemes.has(name));
  if (isName(left) && isName(right))
    return left.caseName === right.caseName && left.gender === right.gender ? 1.5 : -1;
  return right.caseName === 'Gen' ? 0.7 : 0;
}
