import { markedTextForms, type MarkedTextForm } from '@keelerada/contract/fields/choices';
import { nameErrorCode, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { ErrorProfileResponse, ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { Option } from 'commander';
import { errorProfileTool } from '../modules/error-profile/error-profile.tool';
import type { CommandContext } from './context/command-context';
import { CommandFailure } from './context/command-failure';
import type { TextFlags } from './options/text-options';
import { runTool } from './tool-calls/run-tool';
import { makeToolCommand } from './tool-calls/tool-command';
import { readAnnotatorVersion } from '../corpus/annotation/read-annotator-version';
import { markPendingTexts } from '../corpus/error-marks/mark-pending-texts';
import { countUnmarkedTexts } from '../corpus/error-marks/pending-marks.repository';
import { createTextMarker } from '../corpus/error-marks/text-marker';
import { createComputePool } from '../platform/compute/compute-pool';
import { DatabaseInUseError } from '../platform/database/failures/database-in-use-error';
import { openDatabase } from '../platform/database/open-database';
import { showProgress } from './output/show-progress';

const formOf = (form: MarkedTextForm): string => form.toLowerCase();
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;

interface Flags {
  readonly text?: string;
  readonly format?: string;
}
type Counts = Omit<ErrorProfileRow, 'code' | 'groups' | 'precision' | 'recall' | 'exampleId'>;

/** The rows of one kind of error: all texts, then each group. */
function listRows(
  { code, groups: counts, precision, recall, exampleId: _, ...all }: ErrorProfileRow,
  answer: ErrorProfileResponse,
) {
  const { groups, omadus, totals } = answer;
  const describe = (
    value: string,
    { texts, runningWords, isByPeople }: { texts: number; runningWords: number; isByPeople: boolean },
    { observed, estimated, ...count }: Counts,
  ) => ({
    ...{ code: code ?? 'ALL', name: code === null ? 'all marks' : nameErrorCode(code as ErrorCode, 'en') },
    ...{ property: value === 'ALL' ? '' : omadus, value, markedBy: isByPeople ? 'people' : 'corrector' },
    ...{ ...count, texts, runningWords },
    ...{ per100: observed.per100, low: observed.low, high: observed.high },
    ...{ estimated: estimated?.per100, estimatedLow: estimated?.low, estimatedHigh: estimated?.high },
    ...{ precision: precision?.value, recall: recall?.value },
  });
  return [
    describe('ALL', { ...totals, isByPeople: groups.every(({ isByPeople }) => isByPeople) }, all),
    ...groups.map((group, i) => describe(group.value ?? '', group, counts[i]!)),
  ];
}

/** `keelerada errors --by PROPERTY` or `keelerada errors --text ID --format FORM` */
export const addErrorsCommand = makeToolCommand({
  name: 'errors',
  title: 'Errors in the corpus',
  tool: errorProfileTool,
  notes: `Errors are those that the corrector found, or that people marked in imported texts. "per100" is marks per 100 running
words with its 95 % interval (bootstrap over texts); "estimated" is how many real errors there are by the measured
precision and recall, of texts of learners alone, empty where too little is known of them. Texts that people marked have rows
of their own ("markedBy"); all texts are those that the corrector marked, where there are some. "isSmall" marks what says too little.
Marks of people count at once; --mark marks the texts that wait for the corrector before it counts, some 60,000 words a
minute, and a running server does so by itself.
--format writes the texts as written and as corrected, one with --text; unmarked ones are left out.`,
  examples: [
    '--by level',
    '--by level --mark',
    '--level B1 --by nativeLanguage --csv',
    '--text 1f0c9a42-0000-4000-8000-000000000001 --format m2',
    '--level B1 --format m2 > b1.m2',
  ],
  options: { omadus: 'by' },
  views: [
    new Option('--mark', 'mark the texts that wait for the corrector first'),
    new Option('--text <id>', 'one text of the corpus, with what belongs in the place of its errors'),
    new Option('--format <form>', 'of the texts; plain with --text').choices(markedTextForms.map(formOf)),
  ],
  instead: (flags, files, context) => {
    if (files.length > 0) throw new CommandFailure('Errors of files are shown by "correct".');
    return flags.text === undefined && flags.format === undefined ? null : writeTexts(flags, context);
  },
  prepare: ({ mark }, context) => markWaitingTexts(context, { onlyMarkedByPeople: mark !== true }),
  explainEmpty: ({ provenance: { waitingTexts } }) =>
    waitingTexts === 0 ? null : describeWaiting(waitingTexts),
  columns: [
    ...(['code', 'name', 'property', 'value', 'markedBy'] as const),
    ...(['hits', 'texts', 'textsWithHits', 'runningWords'] as const),
    ...(['per100', 'low', 'high', 'estimated', 'estimatedLow', 'estimatedHigh'] as const),
    ...(['precision', 'recall', 'isSmall'] as const),
  ],
  rows: (answer) => [answer.total, ...answer.errorList].flatMap((row) => listRows(row, answer)),
  countFound: ({ total }) => total.hits,
  summarise: describeOrigin,
});

function describeWaiting(texts: number): string {
  const subject = texts === 1 ? '1 text waits' : `${texts} texts wait`;
  return `${subject} for the corrector: add --mark to mark them now, or leave a server running.`;
}

function describeOrigin({ total, provenance, totals }: ErrorProfileResponse): string {
  const { machineTexts, goldTexts, waitingTexts, otherTexts, version } = provenance;
  const found = `${total.hits} marks in ${totals.texts} texts`;
  const by = [
    ...(machineTexts > 0 ? [`${machineTexts} marked by the corrector, version ${version}`] : []),
    ...(goldTexts > 0 ? [`${goldTexts} marked by people`] : []),
    ...(waitingTexts > 0 ? [`${waitingTexts} more wait for the corrector (--mark)`] : []),
    ...(otherTexts > 0 ? [`${otherTexts} in other languages left out`] : []),
  ];
  return `${found}: ${by.join(', ')}.`;
}

function writeTexts(flags: TextFlags & Flags, context: CommandContext): Promise<number> {
  const { text, format = 'plain' } = flags;
  if (text !== undefined && !UUID.test(text))
    throw new CommandFailure(`--text takes the id of a text, not "${text}".`);
  const vorm = markedTextForms.find((form) => formOf(form) === format)!;
  return runTool('errors', flags, context, async ({ calls, texts }) => {
    const { corpusTextIds, tekstivalik } = texts;
    const selection = { corpusTextIds: corpusTextIds && [...corpusTextIds], tekstivalik };
    const request = text === undefined ? selection : { id: text };
    for await (const file of calls.writeMarkedFiles({ ...request, vorm })) context.stdout.write(file);
    return 0;
  });
}

/**
 * Marks the texts that wait for it, with progress; what is done stays done. With `onlyMarkedByPeople` those whose marks are
 * there and have only to be placed. Does nothing where a server has the database: it marks by itself.
 */
async function markWaitingTexts(
  context: CommandContext,
  waiting: { readonly onlyMarkedByPeople: boolean },
): Promise<void> {
  const connection = await openDatabase(context.config()).catch((error: unknown) => {
    if (error instanceof DatabaseInUseError) return null;
    throw error;
  });
  if (connection === null) return;
  try {
    const annotator = { version: await readAnnotatorVersion() };
    const { version } = await createTextMarker({ run: neverRun }, annotator);
    const versions = { version, annotatorVersion: annotator.version };
    if ((await countUnmarkedTexts(connection.db, versions, waiting)) === 0) return;
    const pool = createComputePool();
    const progress = showProgress(context);
    try {
      await markPendingTexts(connection.db, await createTextMarker(pool, annotator), {
        ...waiting,
        signal: context.signal,
        onProgress: (done, total) => progress.update('Marking errors', done, total),
      });
    } finally {
      progress.end();
      await pool.close();
    }
  } finally {
    await connection.close();
  }
}

/** Whether anything waits is asked before a pool is opened. */
const neverRun = (): Promise<never> => Promise.reject(new Error('Nothing is marked yet.'));
