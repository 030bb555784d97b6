import { judgeByEncoder } from '@keelerada/corrector/practice/judge-forms';
import { formTopics, type FormTopic } from '@keelerada/corrector/practice/list-form-places';
import { makeCommaDraft } from '@keelerada/corrector/practice/make-comma-drafts';
import { makeFormDrafts, type JudgedDraft } from '@keelerada/corrector/practice/make-form-drafts';
import { makeJoinDrafts } from '@keelerada/corrector/practice/make-join-drafts';
import { makeLetterDrafts } from '@keelerada/corrector/practice/make-letter-drafts';
import { makeMendDraft } from '@keelerada/corrector/practice/make-mend-draft';
import { makeTenseDrafts } from '@keelerada/corrector/practice/make-tense-drafts';
import { makeVerbDrafts } from '@keelerada/corrector/practice/make-verb-drafts';
import type { PracticeDraft, PracticeSentence } from '@keelerada/corrector/practice/practice-draft';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { Correction } from '@keelerada/corrector/correction';
import { hasPersonName } from '@keelerada/corrector/practice/has-person-name';
import { readGrammarSentences } from '@keelerada/corrector/sentence/read-grammar-sentences';
import { findCorrections } from '../../corpus/corrector/find-corrections';
import type { ComputeThread } from '../../platform/compute/compute-task';
import type { ThreadKnowledge } from './practice-knowledge';
import type { PracticeResult, PracticeSlot, PracticeWork } from './practice-task';
import type { SentencePlace } from './prepare-sentences';

/** Sentences that are looked at together, before it is seen whether there are items enough. */
const LOOKED_AT_TOGETHER = 24;
/** Items with one governing word, and items with one answer. */
const MOST_OF_GOVERNOR = 2;
/** By the encoder the answer has to be this likely where a wrong form stands. */
const LEAST_BY_ENCODER = 0.7;
/** Marks of the corpus that are surely errors. */
const LEAST_PROBABILITY = 0.8;

type Looked = PracticeSentence & { readonly place: SentencePlace };

interface PlacedDraft {
  readonly draft: PracticeDraft;
  readonly place: SentencePlace;
}

/** The items of the slots that some sentences give, a sentence once. Rejects as the analyser does. */
export async function draftItems(
  places: readonly SentencePlace[],
  { slots, taken: given }: Pick<PracticeWork, 'slots' | 'taken'>,
  knowledge: ThreadKnowledge,
  thread: ComputeThread,
): Promise<{ drafts: PlacedDraft[]; taken: PracticeResult['taken'] }> {
  const drafts: PlacedDraft[] = [];
  const taken = [...given];
  const missing = slots.map(({ count }) => count);
  const used = new Set<SentencePlace>();
  for (let from = 0; from < places.length && missing.some((count) => count > 0); from += LOOKED_AT_TOGETHER) {
    thread.signal.throwIfAborted();
    const chunk = await readSentences(places.slice(from, from + LOOKED_AT_TOGETHER), knowledge);
    for (const [i, slot] of slots.entries()) {
      if (missing[i] === 0) continue;
      const free = chunk.filter(({ place }) => !used.has(place));
      for (const found of await findDrafts(free, slot, knowledge, thread)) {
        if (missing[i] === 0) break;
        const keys = listKeys(found.draft);
        if (used.has(found.place) || keys.some((key) => isTaken(taken, key))) continue;
        if (found.place.marks === null && !(await isUnmarked(found.place, thread))) continue;
        taken.push(...keys);
        used.add(found.place);
        drafts.push(found);
        missing[i]! -= 1;
      }
    }
  }
  return { drafts, taken };
}

async function readSentences(
  places: readonly SentencePlace[],
  { morphology }: ThreadKnowledge,
): Promise<Looked[]> {
  // One call analyses the forms of all; what follows reads what the thread then knows.
  await morphology.analyse(
    places.flatMap(({ content, annotation: { sentences } }) =>
      sentences[0]!.tokens.map(({ start, end }, i) => ({
        form: content.slice(start, end),
        isSentenceInitial: i === 0,
      })),
    ),
  );
  return Promise.all(
    places.map(async (place) => {
      const { content: text, annotation } = place;
      const [sentence] = await readGrammarSentences(text, annotation, morphology, {});
      return { text, sentence: sentence!, place };
    }),
  );
}

type Drafts = readonly (PracticeDraft | undefined)[];

/** What a slot can have of each sentence, with its place. */
async function findDrafts(
  sentences: readonly Looked[],
  slot: PracticeSlot,
  knowledge: ThreadKnowledge,
  thread: ComputeThread,
): Promise<PlacedDraft[]> {
  const right = sentences.filter(({ place, sentence }) => isRight(place) && isKnown(sentence));
  const place = (drafts: Drafts, of: readonly Looked[]): PlacedDraft[] =>
    drafts.flatMap((draft, i) => (draft ? [{ draft, place: of[i]!.place }] : []));
  if (slot.kind !== 'MEND_ERROR') return place(await makeDrafts(right, slot, knowledge), right);
  const wrong = sentences.filter(
    ({ place: { marks }, sentence }) => marks?.length === 1 && !hasPersonName(sentence),
  );
  const mended = place(await mendErrors(wrong, slot, knowledge, thread), wrong);
  // Misspellings of our own making stand in where learners made none.
  const made = slot.topic === 'letters' ? await makeLetterDrafts(right, slot.kind, knowledge) : [];
  return [...mended, ...place(made, right)];
}

const isRight = ({ marks }: SentencePlace): boolean => marks === null || marks.length === 0;

const isKnown = ({ tokens }: Looked['sentence']): boolean =>
  tokens.every((token) => token.isKnown || token.upos === 'PROPN');

async function makeDrafts(
  right: readonly Looked[],
  { topic, kind }: PracticeSlot,
  knowledge: ThreadKnowledge,
): Promise<Drafts> {
  if (kind === 'PLACE_COMMA') return right.map((sentence) => makeCommaDraft(sentence, knowledge));
  if (kind === 'JOIN_OR_CUT') return makeJoinDrafts(right, knowledge);
  if (kind === 'CHOOSE_VERB') return makeVerbDrafts(right, knowledge);
  if (topic === 'letters') return makeLetterDrafts(right, 'CHOOSE_FORM', knowledge);
  const judged = isFormTopic(topic)
    ? await makeFormDrafts(right, topic, kind, knowledge)
    : await makeTenseDrafts(right, kind, knowledge);
  return keepJudged(judged, knowledge);
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

/** Errors that the corrector finds too, so that it can explain them. */
async function mendErrors(
  sentences: readonly Looked[],
  { topic }: PracticeSlot,
  { language }: ThreadKnowledge,
  thread: ComputeThread,
): Promise<Drafts> {
  const drafts: (PracticeDraft | undefined)[] = [];
  for (const { place } of sentences) {
    const [mark] = place.marks!;
    const corrections = mayPractise(mark!, topic) ? await correct(place, thread) : [];
    const draft = makeMendDraft(corrections, topic, language);
    const isSame = draft?.start === mark!.from && draft.end === mark!.to;
    drafts.push(isSame && draft.accepted.includes(mark!.replacement) ? draft : undefined);
  }
  return drafts;
}

/** Codes of the errors that a topic may be about. */
const codesOfTopics: Readonly<Partial<Record<PracticeSlot['topic'], RegExp>>> = {
  infinitive: /VERB/u,
  agreement: /NOM|VERB/u,
  together: /WS/u,
  letters: /SPELL/u,
  'verb-choice': /LEX/u,
};

function mayPractise({ code, probability }: PlacedMark, topic: PracticeSlot['topic']): boolean {
  return probability >= LEAST_PROBABILITY && (codesOfTopics[topic] ?? /NOM/u).test(code);
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

/** What makes two items alike: the answer, or the word that asks for it. */
function listKeys({ topic, word, accepted, explanation }: PracticeDraft): string[] {
  const { governor } = explanation;
  const answer = `${topic} = ${(word?.lemma ?? accepted[0]!).toLowerCase()}`;
  return [answer, ...(governor === null ? [] : [`${topic} < ${governor.toLowerCase()}`])];
}

function isTaken(taken: readonly string[], key: string): boolean {
  const most = key.includes(' < ') ? MOST_OF_GOVERNOR : 1;
  return taken.filter((each) => each === key).length >= most;
}
