import type { CorpusText } from '../../corpus/store/corpus-text';
import {
  LEVEL_PROPERTY,
  TITLE_PROPERTY,
  YEAR_PROPERTY,
  YEAR_RANGE_PROPERTY,
} from '../../corpus/store/property-names';

/** Properties that research groups texts by, under the names that files give them. */
const FACT_NAMES = [
  ['title', TITLE_PROPERTY],
  ['level', LEVEL_PROPERTY],
  ['native_language', 'emakeel'],
  ['citizenship', 'kodakondsus'],
  ['age_group', 'vanusevahemik'],
  ['text_type', 'tekstityyp'],
  ['year', YEAR_PROPERTY],
  ['years', YEAR_RANGE_PROPERTY],
] as const;

type Described = Pick<CorpusText, 'properties'>;

export function readTitle({ properties }: Described): string | null {
  return properties.find(({ name }) => name === TITLE_PROPERTY)?.value ?? null;
}

/** Code of the level of a text, several joined by commas; null where it has none. */
export function readLevel(text: Described): string | null {
  return joinValues(text, LEVEL_PROPERTY) ?? null;
}

/** What the store tells of a text, each fact in one line. */
export function listFacts(text: Described): (readonly [name: string, value: string])[] {
  return FACT_NAMES.flatMap(([name, stored]) => {
    const value = joinValues(text, stored);
    return value === undefined ? [] : [[name, value.replace(/\s+/gu, ' ').trim()] as const];
  });
}

function joinValues({ properties }: Described, wanted: string): string | undefined {
  const values = properties.filter(({ name }) => name === wanted).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(', ');
}
