import { judgeByEncoder } from '@keelerada/corrector/practice/judge-forms';
import { formTopics, type FormTopic } from '@keelerada/corrector/practice/list-form-places';
import { makeCommaDraft } from '@keelerada/corrector/practice/make-comma-drafts';
import { makeFormDraft, type JudgedDraft } from '@keelerada/corrector/practice/make-form-draft';
import { makeJoinDraft } from '@keelerada/corrector/practice/make-join-draft';
import { makeLetterDraft } from '@keelerada/corrector/practice/make-letter-draft';
import { keepParallelAnswers, makeMendDraft } from '@keelerada/corrector/practice/make-mend-draft';
import { makeTenseDraft } from '@keelerada/corrector/practice/make-tense-draft';
import { makeVerbDraft } from '@keelerada/corrector/practice/make-verb-draft';
import type { PracticeDraft, PracticeSentence } from '@keelerada/corrector/practice/practice-draft';
import type { Correction } from '@keelerada/corrector/correction';
import { findNameChanges, type NameChange } from '@keelerada/corrector/practice/replace-names';
import { readGrammarSentences } from '@keelerada/corrector/sentence/grammar-sentence';
import { findCorrections } from '../../corpus/corrector/find-corrections';
import type { ComputeThread } from '../../platform/compute/compute-task';
import type { ThreadKnowledge } from './practice-knowledge';
import { isMadeWrong, mayPractise } from './practice-marks';
import type { PracticeSlot } from './practice-work';
import type { SentencePlace } from './prepare-sentences';

/** Good sentences of a text that are looked at, and its items of one kind: exercises have sentences of many texts. */
const MOST_SENTENCES_OF_TEXT = 30;
const MOST_ITEMS_OF_TEXT = 3;
/** By the encoder the answer has to be this likely where a wrong form stands. */
const LEAST_BY_ENCODER = 0.7;

type Looked = PracticeSentence & { readonly place: SentencePlace };

interface PlacedDraft {
  readonly draft: PracticeDraft;
  readonly place: SentencePlace;
  /** In the text of the place. */
  readonly names: readonly NameChange[];
}

/** What each slot can have of some sentences, a few of each text. */
export async function draftItems(
  places: readonly SentencePlace[],
  slots: readonly PracticeSlot[],
  knowledge: ThreadKnowledge,
  thread: ComputeThread,
): Promise<PlacedDraft[]> {
  const ofUse = places.filter((place) => slots.some((slot) => canGive(place, slot)));
  const looked = readSentences(takeOfTexts(ofUse, MOST_SENTENCES_OF_TEXT), knowledge);
  const drafts: PlacedDraft[] = [];
  const unmarked = new Map<SentencePlace, boolean>();
  for (const slot of slots) {
    const found = await findDrafts(
      looked.filter(({ place }) => canGive(place, slot)),
      slot,
      knowledge,
      thread,
    );
    const counts = new Map<string, number>();
    for (const each of found) {
      const { place } = each;
      const count = counts.get(place.textId) ?? 0;
      if (count >= MOST_ITEMS_OF_TEXT) continue;
      if (place.marks === null && !unmarked.has(place)) unmarked.set(place, await isUnmarked(place, thread));
      if (unmarked.get(place) === false) continue;
      drafts.push(each);
      counts.set(place.textId, count + 1);
    }
  }
  return drafts;
}

function takeOfTexts(places: readonly SentencePlace[], most: number): SentencePlace[] {
  const counts = new Map<string, number>();
  return places.filter(({ textId }) => {
    const count = (counts.get(textId) ?? 0) + 1;
    counts.set(textId, count);
    return count <= most;
  });
}

function readSentences(places: readonly SentencePlace[], { morphology }: ThreadKnowledge): Looked[] {
  return places.map((place) => {
    const { content: text, annotation } = place;
    const [sentence] = readGrammarSentences(text, annotation, morphology);
    return { text, sentence: sentence!, place };
  });
}

type Drafts = readonly (PracticeDraft | undefined)[];

/** Whether a sentence has as many errors as its slot mends, which its marks say. */
function canGive({ marks }: SentencePlace, slot: PracticeSlot): boolean {
  const isRight = marks === null || marks.length === 0;
  if (slot.kind !== 'MEND_ERROR') return isRight;
  return (isRight && isMadeWrong(slot)) || (marks?.length === 1 && mayPractise(marks[0]!, slot));
}

/** What a slot has of each sentence, with its place. */
async function findDrafts(
  sentences: readonly Looked[],
  slot: PracticeSlot,
  knowledge: ThreadKnowledge,
  thread: ComputeThread,
): Promise<PlacedDraft[]> {
  const right = sentences.filter(({ place: { marks }, sentence }) => !marks?.length && isKnown(sentence));
  const place = (drafts: Drafts, of: readonly Looked[]): PlacedDraft[] =>
    drafts.flatMap((draft, i) => (draft ? [{ draft, place: of[i]!.place, names: [] }] : []));
  if (slot.kind !== 'MEND_ERROR') return place(await makeDrafts(right, slot, knowledge), right);
  const wrong = sentences.filter(({ place: { marks } }) => marks?.length === 1);
  const mended = await mendErrors(wrong, slot, knowledge, thread);
  if (!isMadeWrong(slot)) return mended;
  const made = right.map((sentence) => makeLetterDraft(sentence, slot.kind, knowledge));
  return [...mended, ...place(made, right)];
}

const isKnown = ({ tokens }: Looked['sentence']): boolean =>
  tokens.every((token) => token.isKnown || token.upos === 'PROPN');

async function makeDrafts(
  right: readonly Looked[],
  { topic, kind }: PracticeSlot,
  knowledge: ThreadKnowledge,
): Promise<Drafts> {
  if (kind === 'PLACE_COMMA') return right.map((sentence) => makeCommaDraft(sentence, knowledge));
  if (kind === 'JOIN_OR_CUT') return right.map((sentence) => makeJoinDraft(sentence, knowledge));
  if (kind === 'CHOOSE_VERB') return right.map((sentence) => makeVerbDraft(sentence, knowledge));
  if (topic === 'letters')
    return right.map((sentence) => makeLetterDraft(sentence, 'CHOOSE_FORM', knowledge));
  if (!isFormTopic(topic)) return right.map((sentence) => makeTenseDraft(sentence, kind, knowledge));
  return keepJudged(
    right.map((sentence) => makeFormDraft(sentence, topic, kind, knowledge)),
    knowledge,
  );
}

const isFormTopic = (topic: string): topic is FormTopic => (formTopics as readonly string[]).includes(topic);

/** Without the drafts whose answer the encoder doubts. */
async function keepJudged(
  drafts: readonly (JudgedDraft | undefined)[],
  { encoder }: ThreadKnowledge,
): Promise<Drafts> {
  const there = drafts.filter((draft) => draft !== undefined);
  if (!encoder || there.length === 0) return drafts.map((draft) => draft?.draft);
  const sure = await judgeByEncoder(
    encoder,
    there.map(({ judged }) => judged),
  );
  const kept = new Set(there.filter((_, i) => sure[i]! >= LEAST_BY_ENCODER));
  return drafts.map((draft) => (draft && kept.has(draft) ? draft.draft : undefined));
}

/** Errors that the corrector finds too, so that it can explain them, with other names for persons. */
async function mendErrors(
  sentences: readonly Looked[],
  { topic }: PracticeSlot,
  { language, morphology }: ThreadKnowledge,
  thread: ComputeThread,
): Promise<PlacedDraft[]> {
  const drafts: PlacedDraft[] = [];
  for (const { place, sentence } of sentences) {
    const [mark] = place.marks!;
    const draft = makeMendDraft(await correct(place, thread), topic, language);
    const isSame = draft?.start === mark!.from && draft.end === mark!.to;
    if (!isSame || !draft.accepted.includes(mark!.replacement)) continue;
    const names = findNameChanges(sentence, draft, morphology);
    if (names) drafts.push({ draft: keepParallelAnswers(draft, morphology), place, names });
  }
  return drafts;
}

async function correct(
  { content: text, annotation }: SentencePlace,
  thread: ComputeThread,
): Promise<readonly Correction[]> {
  const { grammar } = await findCorrections({ text, annotation, kinds: 'all', isAsWritten: false }, thread);
  return grammar;
}

/** Whether the corrector has nothing to say of a sentence. */
async function isUnmarked(place: SentencePlace, thread: ComputeThread): Promise<boolean> {
  return (await correct(place, thread)).length === 0;
}
