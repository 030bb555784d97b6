import type { FastifyInstance } from 'fastify';
import { registerClassReport } from '../modules/class-report/class-report.routes';
import { registerContentSearch } from '../modules/content-search/content-search.routes';
import { registerCorrector } from '../modules/corrector/corrector.routes';
import { readClassText } from '../modules/corrector/read-class-text';
import { registerDonation } from '../modules/donation/donation.routes';
import { registerSentenceAnalysis } from '../modules/sentence-analysis/sentence-analysis.routes';
import { registerSpeech } from '../modules/speech/speech.routes';
import { registerTextDownload } from '../modules/text-download/text-download.routes';
import { registerErrorMarksDownload } from '../modules/error-marks/error-marks.routes';
import { registerTextQuery } from '../modules/text-query/text-query.routes';
import { readAnnotations } from '../corpus/store/read-annotations';
import { findUnknownIds, readTexts } from '../corpus/store/corpus-text.repository';
import type { FoundHit, HitFinder } from '../modules/content-search/find-hits';
import { wordContextQuery } from '../corpus/queries/word-context-query';
import type { CorpusEngine } from '../corpus/engine/corpus-engine';
import { readRows } from '../corpus/engine/read-rows';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../platform/http/body-limits';
import { abortWhenClosed } from '../platform/http/abort-when-closed';
import { sendJsonStream } from '../platform/http/send-stream';
import { serveCall } from '../platform/http/serve-call';
import { JsonAnswer, RowsAnswer, type Tool, type ToolParts } from '../corpus/tools/tool';
import type { SharedParts } from './app-parts';
import { describeStreamFailure as describeFailure } from './http-edge/failures/handle-error';
import { limitCalls } from './http-edge/limit-calls';
import { limitOpenCalls, type OpenCallLimit } from './http-edge/limit-open-calls';
import { nameCorpusVersion } from './http-edge/name-corpus-version';
import { tools } from './tool-list';
import { answerAnalysed } from './answer-analysed';

/** Gives a tool its route; a client that goes away stops the work. */
function registerTool(app: FastifyInstance, tool: Tool, parts: ToolParts): void {
  const bodyLimit = tool.bodyLimitBytes ?? OWN_TEXT_BODY_LIMIT_BYTES;
  serveCall(app, tool.call, { bodyLimit }, async (request, reply) => {
    const answer = await answerAnalysed(tool, request.body, parts, abortWhenClosed(reply.raw));
    if (answer instanceof JsonAnswer)
      return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.json));
    if (!(answer instanceof RowsAnswer)) return reply.send(answer);
    return sendJsonStream(reply, answer.head, answer.rowsField, answer.rows);
  });
}

/** Sentences of a hit alone, with the place of the hit in its text. */
const VIEW = { width: { type: 'SENTENCE', count: 0 }, line: { characters: 0, markedAt: [] } } as const;

function makeHitFinder(engine: CorpusEngine): HitFinder {
  return async ({ cql, keepCapitalization }, { texts, from, to }, signal) => {
    const { head, rows } = await engine.ask(
      wordContextQuery,
      { corpusTexts: texts, ownText: null },
      { cql, keepCapitalization, ...VIEW, from, to },
      signal,
    );
    return { total: head.total, hits: await readRows<FoundHit>(rows) };
  };
}

/** Lists of forms and frequencies come with each result, some of them twice. */
export const AUXILIARY_PER_CALL = 8;

/** Calls of a client that are counted together. */
interface CallGroup {
  /** So many times the calls of the main tools: these calls cost less, or come more often. */
  readonly factor: number;
  /** Calls whose answers may be on their way at the same time. */
  readonly open?: OpenCallLimit;
  /** Answers name the state of the corpus. */
  readonly isOfCorpus: boolean;
  readonly register: (app: FastifyInstance, parts: SharedParts) => void | Promise<void>;
}

export async function registerCallGroup(
  app: FastifyInstance,
  { factor, open, isOfCorpus, register }: CallGroup,
  parts: SharedParts,
): Promise<void> {
  const { rateLimit: limit, pageTokens, readCorpusStatus } = parts;
  await app.register(async (limited) => {
    await limitCalls(limited, { limit, pageTokens, factor });
    if (open !== undefined && limit !== null) limitOpenCalls(limited, open);
    if (isOfCorpus) nameCorpusVersion(limited, readCorpusStatus);
    await register(limited, parts);
  });
}

const mainCalls: CallGroup = {
  factor: 1,
  isOfCorpus: false,
  async register(app, parts) {
    await registerCorrector(app, { ...parts, describeFailure });
    const readText = (text: string, signal: AbortSignal) => readClassText(text, parts, signal);
    registerClassReport(app, { readText, version: parts.version, describeFailure });
    // In a scope of their own: what the calls above read is not of the corpus.
    await app.register((ofCorpus, _options, done) => {
      nameCorpusVersion(ofCorpus, parts.readCorpusStatus);
      for (const tool of tools.filter(({ isAuxiliary }) => !isAuxiliary)) registerTool(ofCorpus, tool, parts);
      done();
    });
  },
};

/** Tools that a screen asks several of beside its main one. */
const callsBeside: CallGroup = {
  factor: AUXILIARY_PER_CALL,
  isOfCorpus: true,
  register(app, parts) {
    for (const tool of tools.filter(({ isAuxiliary }) => isAuxiliary)) registerTool(app, tool, parts);
  },
};

/** Another site asks for each subcorpus by itself, and once what there is to ask. An answer takes a megabyte or two. */
const federatedSearches: CallGroup = {
  factor: 8,
  open: { calls: 2, callsOfAll: 16 },
  isOfCorpus: true,
  register: (app, parts) =>
    registerContentSearch(app, { ...parts, findHits: makeHitFinder(parts.engine), describeFailure }),
};

/** The screens ask for a long text read aloud in pieces of 600 characters. */
const speech: CallGroup = { factor: 8, isOfCorpus: false, register: registerSpeech };

/** Each choice of a filter asks anew. */
const textQueries: CallGroup = {
  factor: 20,
  isOfCorpus: true,
  register(app, parts) {
    registerTextQuery(app, parts.db, parts.readTextColumns);
    registerSentenceAnalysis(app, parts);
    registerErrorMarksDownload(app, parts);
  },
};

const downloads: CallGroup = {
  factor: 2,
  // Two of a client; of all so many that others still have their turn.
  open: { calls: 2, callsOfAll: 8 },
  isOfCorpus: true,
  register(app, { db, annotator, readCorpus, softwareVersion, publicUrl }) {
    const source = {
      findUnknownIds: (ids: readonly string[]) => findUnknownIds(db, ids),
      readTexts: (ids: readonly string[]) => readTexts(db, ids),
      readAnnotations: (texts: Parameters<typeof readAnnotations>[2], signal: AbortSignal) =>
        readAnnotations(db, annotator, texts, signal),
      readCorpus,
    };
    registerTextDownload(app, { source, softwareVersion, publicUrl });
  },
};

/** Calls that only read. */
export const readingGroups: readonly CallGroup[] = [
  ...[mainCalls, callsBeside, federatedSearches],
  ...[speech, textQueries, downloads],
];

export const donations: CallGroup = {
  factor: 1,
  isOfCorpus: false,
  register: (app, parts) => registerDonation(app, { ...parts, receiptSecret: parts.session.sessionKey }),
};
