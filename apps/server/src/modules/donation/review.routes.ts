import {
  reviewListCall,
  reviewedTextCall,
  similarTextsCall,
  reviewEditCall,
  acceptanceCall,
  refusalCall,
  reviewDecisionsCall,
  type SimilarTextsResponse,
} from '@keelerada/contract/texts/donation';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readActor } from '../../platform/admin-log/read-actor';
import { checkOrigin } from '../../platform/session/check-origin';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { requireRole, type SessionParts } from '../../platform/session/require-role';
import { listDonations, readWaitingTexts } from './donation.repository';
import {
  acceptDonation,
  decideTogether,
  editDonation,
  readForReview,
  refuseDonation,
} from './review-donation';
import { readAllTexts } from '../../corpus/store/corpus-text.repository';
import { TITLE_PROPERTY } from '../../corpus/store/property-names';
import type { Database } from '../../platform/database/database-connection';

export interface ReviewParts extends SessionParts {
  readonly publicUrl: string | null;
  /** Asks for the analysis of texts that have none. */
  readonly requestAnnotation: () => Promise<void>;
}

/** Donated texts as administrators see them: read, edit, accept, refuse. */
export async function registerReview(app: FastifyInstance, parts: ReviewParts): Promise<void> {
  await app.register((scope, _options, done) => {
    // Before the body is read: others learn nothing of what a call takes.
    scope.addHook('onRequest', requireRole('ADMIN', parts));
    scope.addHook('onRequest', checkOrigin(parts.publicUrl));
    serveReview(scope, parts);
    done();
  });
}

function serveReview(app: FastifyInstance, { db, requestAnnotation }: ReviewParts): void {
  serveCall(app, reviewListCall, async ({ query: { state } }) => {
    const rows = await listDonations(db, state);
    return rows.map((row) => ({ ...row, state, addedAt: row.addedAt.toISOString() }));
  });
  serveCall(app, reviewedTextCall, ({ params }) => readForReview(db, params.id));
  serveCall(app, similarTextsCall, async ({ params }) =>
    findSimilarTexts(db, await readForReview(db, params.id)),
  );
  serveCall(app, reviewEditCall, { bodyLimit: OWN_TEXT_BODY_LIMIT_BYTES }, async (request) => {
    const { id } = request.params;
    await editDonation(db, id, request.body, readActor(request));
    return readForReview(db, id);
  });
  serveCall(app, acceptanceCall, async (request) => {
    const { id } = request.params;
    await acceptDonation(db, id, readActor(request));
    await requestAnnotation();
    return readForReview(db, id);
  });
  serveCall(app, refusalCall, async (request) => {
    const { id } = request.params;
    await refuseDonation(db, id, request.body.reason, readActor(request));
    return readForReview(db, id);
  });
  serveCall(app, reviewDecisionsCall, async (request) => {
    const results = await decideTogether(db, request.body, readActor(request));
    const isAnyAccepted = results.some(({ error }) => error === null);
    if (request.body.decision === 'accept' && isAnyAccepted) await requestAnnotation();
    return results;
  });
}

const MAX_SIMILAR_TEXTS = 5;
/** Less in common is chance: turns of phrase and the words of the same task. */
const MIN_COMMON_SHARE = 0.1;

/** Texts of the corpus and waiting donations that have much of a donation's text, the nearest first. */
async function findSimilarTexts(
  db: Database,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<SimilarTextsResponse> {
  const shingles = makeShingles(text);
  const found: SimilarTextsResponse = [];
  const compare = (other: Omit<SimilarTextsResponse[number], 'share'>, content: string) => {
    const share = measureCommonShare(shingles, content);
    // An accepted donation has the id of its text in the corpus.
    if (share >= MIN_COMMON_SHARE && other.id !== id) found.push({ ...other, share });
  };
  for await (const other of readAllTexts(db)) {
    const title = other.properties.find(({ name }) => name === TITLE_PROPERTY)?.value ?? null;
    compare({ id: other.id, title, place: 'corpus' }, other.content);
  }
  for await (const other of readWaitingTexts(db))
    compare({ id: other.id, title: other.title, place: 'waiting' }, other.content);
  return found.sort((left, right) => right.share - left.share).slice(0, MAX_SIMILAR_TEXTS);
}

/** Words of a shingle: fewer find turns of phrase that everybody uses, more miss texts that were edited. */
const SHINGLE_WORDS = 4;
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** The different runs of words of a text (shingles: Broder 1997), without case and punctuation. */
interface Shingles {
  /** Words of a run; a text of fewer words is one run. */
  readonly length: number;
  readonly runs: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export function makeShingles(text: string): Shingles {
  const words = [...listWords(text)];
  const length = Math.min(SHINGLE_WORDS, words.length);
  const runs = new Set<string>();
  for (let end = length; end <= words.length && length > 0; end++)
    runs.add(words.slice(end - length, end).join(' '));
  return { length, runs, words: new Set(words) };
}

/** Share of the runs that stand in the other text too, 0 to 1. */
export function measureCommonShare({ length, runs, words }: Shingles, other: string): number {
  if (runs.size === 0) return 0;
  const found = new Set<string>();
  let run: string[] = [];
  for (const word of listWords(other)) {
    if (!words.has(word)) {
      run = [];
      continue;
    }
    run.push(word);
    if (run.length > length) run.shift();
    if (run.length < length) continue;
    const joined = run.join(' ');
    if (runs.has(joined)) found.add(joined);
  }
  return found.size / runs.size;
}

function* listWords(text: string): Generator<string> {
  for (const [word] of text.toLowerCase().matchAll(WORD)) yield word;
}
