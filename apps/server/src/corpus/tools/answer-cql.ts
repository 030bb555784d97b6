import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import type { TextFormula } from '@keelerada/corpus-engine/cql/cql-query';
import { checkTextValues, makeTextJudge } from '@keelerada/corpus-engine/cql/judge-text';
import { checkErrorNames } from '@keelerada/corpus-engine/cql/known-values';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { LEVEL_PROPERTY, WRITERS_PROPERTY } from '../store/property-names';
import { errorNames } from '../text-selection/check-error-name';
import { replaceUnsafeCharacters } from '../own-text/clean-own-text';
import type { TextColumns } from '../text-columns/text-columns';
import type { QueriedTexts } from '../text-selection/queried-texts';
import type { ToolParts } from './tool';

type CqlParts = Pick<ToolParts, 'engine' | 'readTextColumns'>;

/**
 * Answers a query over the texts that it asks for; one that cannot be run becomes a 400 that names the place of the fault.
 * `signal` ends the listing of the texts.
 */
export async function answerCql<Answer, Texts extends QueriedTexts>(
  cql: string,
  texts: Texts,
  parts: CqlParts,
  lookUp: (cql: string, texts: Texts) => Promise<Answer>,
  signal?: AbortSignal,
  field = 'cql',
): Promise<Answer> {
  const query = replaceUnsafeCharacters(cql);
  try {
    // A fault of the language needs no compute thread.
    const parsed = parseCql(query);
    checkErrorNames(query, parsed, errorNames);
    const { texts: formula } = parsed;
    return await lookUp(query, formula === null ? texts : await narrowTexts(texts, formula, parts, signal));
  } catch (error) {
    if (!(error instanceof CqlError)) throw error;
    const { message, position, nearest } = error;
    const fault = { ...makeApiError('InvalidQuery', message, field), position };
    throw new RequestFailure(400, [nearest.length === 0 ? fault : { ...fault, nearest: [...nearest] }]);
  }
}

/** Of the texts of the corpus those that fit; an own text has no properties. */
async function narrowTexts<Texts extends QueriedTexts>(
  texts: Texts,
  formula: TextFormula,
  { engine, readTextColumns }: CqlParts,
  signal: AbortSignal | undefined,
): Promise<Texts> {
  const { corpusTexts } = texts;
  if (corpusTexts === null) return { ...texts, corpusTexts: [], ownText: null };
  const [ids, columns] = await Promise.all([engine.listTextIds(corpusTexts, signal), readTextColumns()]);
  checkTextValues(formula, (property) => listValues(columns, property));
  const judge = makeTextJudge(formula);
  const found = ids.filter((id) => judge((property) => readValues(columns, id, property)));
  return { ...texts, corpusTexts: found, ownText: null };
}

/** Native writers and academic texts by others stand among the levels, as in every table by level. */
const listNames = (property: string): readonly string[] =>
  property === LEVEL_PROPERTY ? [LEVEL_PROPERTY, WRITERS_PROPERTY] : [property];

function listValues(columns: TextColumns, property: string): readonly string[] {
  if (property === 'id') return columns.ids;
  if (property === 'title') return columns.titles;
  return listNames(property).flatMap((name) => columns.listValues(name));
}

function readValues(columns: TextColumns, id: string, property: string): readonly string[] {
  if (property === 'id') return [id];
  const place = columns.findPlace(id);
  if (place === undefined) return [];
  if (property === 'title') return [columns.titles[place]!];
  const names = listNames(property);
  return columns.readFacets(place).flatMap(({ name, value }) => (names.includes(name) ? [value] : []));
}
