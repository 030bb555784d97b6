import { addPart, hashString } from './weights/feature-hash';
import { type Tag, TAG_FLAG } from './candidates/tag-inventory';
import type { FeatureBuffer } from './weights/feature-buffer';
import { lookAt, type SentenceView } from './sentence-view';

/** What a partial reading of a sentence says to the words that come after. */
export interface History {
  readonly last: Tag;
  readonly last2: Tag;
  readonly lastLemma: number;
  /** Lemma and tag of the last verb, 0 before the first. */
  readonly verbLemma: number;
  readonly verbTag: number;
  /** Flags of the tags since the last conjunction or punctuation mark. */
  readonly clauseFlags: number;
  /** Short tag of the last nominal, 0 before the first. */
  readonly nominalTag: number;
  /** Number and person (flags of `TAG_FLAG`) of the last nominative of the clause, with its own flag; 0 for none. */
  readonly subjectFlags: number;
}

const BORDER_TAG: Tag = {
  name: '',
  upos: '',
  features: '_',
  fullHash: hashString('border full'),
  uposHash: hashString('border upos'),
  shortHash: hashString('border short'),
  caseHash: 0,
  flags: 0,
  shortSlot: 0,
  fullSlot: 0,
};

/** The history before the first word. */
export const EMPTY_HISTORY: History = {
  last: BORDER_TAG,
  last2: BORDER_TAG,
  lastLemma: hashString('border lemma'),
  verbLemma: 0,
  verbTag: 0,
  clauseFlags: 0,
  nominalTag: 0,
  subjectFlags: 0,
};

const VERB_FLAGS = TAG_FLAG.finiteVerb | TAG_FLAG.participle | TAG_FLAG.infinitive;
const CLAUSE_FLAGS = VERB_FLAGS | TAG_FLAG.negation;
const NUMBER_FLAGS = TAG_FLAG.plural | TAG_FLAG.singular;
const PERSON_FLAGS = TAG_FLAG.firstPerson | TAG_FLAG.secondPerson;
const SUBJECT_FLAGS = TAG_FLAG.nominative | NUMBER_FLAGS | PERSON_FLAGS;
const AGREEMENT_FLAGS = SUBJECT_FLAGS | CLAUSE_FLAGS;

/** The history with one more word read as `tag` and `lemmaHash`. */
export function extendHistory(history: History, tag: Tag, lemmaHash: number): History {
  const { flags } = tag;
  const isBorder = (flags & TAG_FLAG.clauseBorder) !== 0;
  const isVerb = (flags & VERB_FLAGS) !== 0;
  const isNominative = (flags & TAG_FLAG.nominative) !== 0;
  const subject = isBorder ? 0 : history.subjectFlags;
  return {
    last: tag,
    last2: history.last,
    lastLemma: lemmaHash,
    verbLemma: isVerb ? lemmaHash : history.verbLemma,
    verbTag: isVerb ? tag.fullHash : history.verbTag,
    clauseFlags: isBorder ? 0 : history.clauseFlags | (flags & CLAUSE_FLAGS),
    nominalTag: (flags & TAG_FLAG.nominal) !== 0 ? tag.shortHash : history.nominalTag,
    subjectFlags: isNominative ? flags & SUBJECT_FLAGS : subject,
  };
}

/** True where two histories are one to all words that come after. */
export function isSameHistory(a: History, b: History): boolean {
  return (
    a.last === b.last &&
    a.last2 === b.last2 &&
    a.lastLemma === b.lastLemma &&
    a.verbLemma === b.verbLemma &&
    a.verbTag === b.verbTag &&
    a.clauseFlags === b.clauseFlags &&
    a.nominalTag === b.nominalTag &&
    a.subjectFlags === b.subjectFlags
  );
}

/** Writes the features of a history in front of token `i`, to be joined with parts of each candidate. */
export function writeHistoryFeatures(
  history: History,
  view: SentenceView,
  i: number,
  out: FeatureBuffer,
): void {
  const { last, last2 } = history;
  const look = lookAt(view, i);
  const after = lookAt(view, i + 1);
  out.clear();
  out.add(last.fullHash);
  out.addPair(last.fullHash, last2.fullHash);
  out.addPair(last.shortHash, last2.shortHash);
  out.addPair(last.uposHash, last2.uposHash);
  out.add(last.shortHash);
  out.add(history.lastLemma);
  out.addPair(last.fullHash, look.wordHash);
  out.addPair(last.shortHash, after.bestHash);
  out.addPair(last.shortHash, after.ambiguityHash);
  out.addPair(last.shortHash, look.ambiguityHash);
  out.addPair(history.lastLemma, look.ambiguityHash);
  out.addPair(last.shortHash, after.wordHash);
  out.add(history.verbLemma);
  out.add(history.verbTag);
  out.addPair(history.verbLemma, look.ambiguityHash);
  out.add(history.clauseFlags);
  out.addPair(history.clauseFlags, last.shortHash);
  out.addPair(history.clauseFlags, history.subjectFlags);
  out.add(history.nominalTag);
  out.addPair(history.subjectFlags, history.verbTag);
  out.addPair(history.subjectFlags, look.ambiguityHash);
  out.addPair(history.verbTag, look.ambiguityHash);
  out.addTriple(history.subjectFlags, view.subjectsAhead[i]!, look.wordHash);
  out.addTriple(history.clauseFlags, view.verbsAhead[i]!, look.ambiguityHash);
}

/** Writes the complete features of a history with one candidate. */
export function writePairFeatures(history: History, tag: Tag, lemmaHash: number, out: FeatureBuffer): void {
  const { last } = history;
  const isSameCase = tag.caseHash !== 0 && tag.caseHash === last.caseHash ? 1 : 0;
  const isSameNumber = (tag.flags & last.flags & NUMBER_FLAGS) !== 0 ? 2 : 0;
  const hasCase = tag.caseHash !== 0 ? 4 : 0;
  const agreement = addPart(tag.uposHash, isSameCase | isSameNumber | hasCase);
  out.clear();
  out.addPair(agreement, last.uposHash);
  out.addTriple(history.subjectFlags, tag.flags & AGREEMENT_FLAGS, history.clauseFlags);
  out.addTriple(history.subjectFlags, tag.flags & AGREEMENT_FLAGS, last.uposHash);
  out.addPair(agreement, history.lastLemma);
  out.addPair(lemmaHash, history.lastLemma);
  out.addPair(lemmaHash, last.shortHash);
  out.addPair(lemmaHash, last.fullHash);
  out.addPair(lemmaHash, history.clauseFlags);
  out.addPair(lemmaHash, history.verbLemma);
  out.addPair(lemmaHash, history.nominalTag);
  out.addTriple(lemmaHash, tag.fullHash, history.nominalTag);
}
