import {
  type ErrorCode,
  listErrorParts,
  singleErrorCodes,
  type SingleErrorCode,
} from '@keelerada/contract/error-marks/error-codes';
import { FEW_TEXTS } from '@keelerada/contract/fields/limits';
import { listKeywordErrors } from '@keelerada/contract/tools/keyword-errors';
import type { RowError, WordContextRow } from '@keelerada/contract/tools/word-context';
import type { WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { escapeCqlValue } from '@keelerada/corpus-engine/cql/make-cql';
import { readRows } from '../../corpus/engine/read-rows';
import { chooseMeasures, readKindMeasures, readTrainedTexts } from '../../corpus/error-marks/error-figures';
import { groupMarkedTexts } from '../../corpus/error-marks/group-marked-texts';
import { measureErrorsTask, RESAMPLING } from '../../corpus/error-marks/measure-errors-task';
import { distributionQuery } from '../../corpus/queries/distribution-query';
import { wordContextQuery } from '../../corpus/queries/word-context-query';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import type { ToolParts } from '../../corpus/tools/tool';

type WordErrors = WordPageResponse['errors'];

const KINDS = ['FORM', 'SPELLING', 'WORD'] as const;
/** Corrections that are listed, and in how many texts each has to stand. */
const [MOST_CORRECTIONS, LEAST_TEXTS] = [6, 2];
/** Marks of a word that are looked through. */
const MOST_MARKS = 5000;
/** An interval that is wider than so many times its rate tells nothing. */
const MOST_WIDTH = 1.5;

/** What learners get wrong in a word: by people's marks where these are enough, else an estimate from the corrector's. */
export async function rateWordErrors(
  lemma: string,
  isVerb: boolean,
  texts: QueriedTexts,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<WordErrors> {
  const { engine, errorMarks, readTextColumns, pool } = parts;
  const word = escapeCqlValue(lemma);
  // Where it stands, and where it belongs.
  const uses = `[lemma="${word}" | corrected.lemma="${word}"]`;
  const [columns, properties, measured, trained, found, marks] = await Promise.all([
    ...([errorMarks.readColumns(), readTextColumns(), readKindMeasures(), readTrainedTexts()] as const),
    engine.ask(distributionQuery, texts, { cql: uses, keepCapitalization: false }, signal),
    listMarks(word, texts, parts, signal),
  ]);
  const { ids, hits } = found.head.counts;
  const usesOf = new Map(ids.flatMap((id, row) => (hits[row]! > 0 ? [[id, hits[row]!]] : [])));
  const corrections = countCorrections(marks);
  const measures = chooseMeasures(measured, columns.markedWith);
  const levels = measures.length > 1 ? measured.levels : [];
  const grouped = groupMarkedTexts([...usesOf.keys()], columns, properties, 'level', { trained, levels });
  const isByPeople = Uint8Array.from(grouped.places, (place) => columns.counts.isByPeople[place]!);
  const codes: SingleErrorCode[] = [isVerb ? 'R:VERB:FORM' : 'R:NOM:FORM', 'R:SPELL', 'R:LEX'];
  const counts = grouped.ids.flatMap((id) => {
    const own = marks.filter(({ textId }) => textId === id);
    return codes.map(
      (code) => own.filter((mark) => listErrorParts(mark.code as ErrorCode).includes(code)).length,
    );
  });
  const sample = {
    counts: {
      words: Uint32Array.from(grouped.ids, (id) => usesOf.get(id)!),
      isByPeople,
      offsets: Uint32Array.from([...grouped.ids.keys(), grouped.ids.length], (text) => text * codes.length),
      kinds: Uint8Array.from(counts, (_, entry) => entry % codes.length),
      counts: Uint32Array.from(counts),
    },
    ...{ groupOf: [...isByPeople], groups: 2, measureOf: grouped.measureOf },
    measures: measures.map((all) => codes.map((code) => all[singleErrorCodes.indexOf(code)]!)),
    ...RESAMPLING,
  };
  const measuredRates = grouped.ids.length === 0 ? [] : await pool.run(measureErrorsTask, sample, { signal });
  const byPeople = isByPeople.reduce((sum, each) => sum + each, 0) >= FEW_TEXTS;
  const rates = measuredRates.flatMap((groups, place) => {
    const { per100, low, high } = groups[byPeople ? 2 : 1]!.estimated ?? { per100: 0, low: null, high: null };
    const isKnown = low !== null && high !== null && high - low <= MOST_WIDTH * per100;
    return isKnown ? [{ kind: KINDS[place]!, per100, low, high }] : [];
  });
  const isMeasured = byPeople || measures[0]!.some((each) => each !== null);
  const reason = grouped.ids.length === 0 ? 'NOT_MARKED' : isMeasured ? 'FEW' : 'NOT_MEASURED';
  if (rates.length === 0) return { source: null, reason, rates, corrections };
  return { source: byPeople ? 'PEOPLE' : 'ESTIMATE', reason: null, rates, corrections };
}

type Mark = RowError & Pick<WordContextRow, 'textId'>;

async function listMarks(
  word: string,
  texts: QueriedTexts,
  { engine }: ToolParts,
  signal: AbortSignal,
): Promise<readonly Mark[]> {
  const cql = `[corrected.lemma="${word}" & error.first="NOM:FORM|VERB:FORM|SPELL|LEX"]`;
  const view = { keepCapitalization: false, showsErrors: true, to: MOST_MARKS } as const;
  const width = { type: 'WORD', count: 0 } as const;
  const { rows } = await engine.ask(wordContextQuery, texts, { cql, width, ...view }, signal);
  return (await readRows<WordContextRow>(rows)).flatMap((row) =>
    listKeywordErrors(row)
      .slice(0, 1)
      .map((mark) => ({ ...mark, textId: row.textId })),
  );
}

/** What is written in place of the word in several texts. */
function countCorrections(marks: readonly Mark[]): WordErrors['corrections'] {
  const found = new Map<string, Mark & { readonly texts: Set<string | null> }>();
  for (const mark of marks) {
    const pair = `${mark.written} → ${mark.corrected}`.toLowerCase();
    const { texts } = found.get(pair) ?? { texts: new Set() };
    found.set(pair, { ...mark, texts: texts.add(mark.textId) });
  }
  return [...found.values()]
    .map(({ written, corrected, texts }) => ({ written, corrected, texts: texts.size }))
    .filter(({ written, corrected, texts }) => written && corrected && texts >= LEAST_TEXTS)
    .toSorted((one, other) => other.texts - one.texts)
    .slice(0, MOST_CORRECTIONS);
}
