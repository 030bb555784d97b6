import {
  ageGroups,
  degrees,
  educationLevels,
  genders,
  materialUses,
  proficiencyLevels,
  writerGroups,
  researchFields,
  studyLevels,
  subcorpora,
  textLanguages,
  textTypesBySubcorpus,
} from '@keelerada/contract/texts/enumerations';
import { textQueryRequestSchema, type TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { OPEN_RANGE_END } from '@keelerada/contract/fields/choices';
import type { Command } from 'commander';
import { readOwn } from '@keelerada/estonian/make-table';
import { CommandFailure } from '../context/command-failure';

/** Options that choose texts: the filters of the text query, or files. */
export interface TextFlags {
  readonly file?: string[];
  readonly all?: boolean;
  readonly id?: string[];
  readonly corpus?: string[];
  readonly words?: string[];
  readonly characters?: string[];
  readonly sentences?: string[];
  readonly years?: string[];
  readonly [filter: string]: unknown;
}

const textTypes = Object.values(textTypesBySubcorpus).flatMap((types) => types.map(({ code }) => code));
/** Texts may carry other values of these than the query form offers. */
const ANY_VALUE = null;

/** Filters that take codes or values: option, field of the query, what it is, the codes where there are no others. */
const valueFilters = [
  ['type', 'types', 'text type, e.g. k2eesti_kiri_isiklik', textTypes],
  ['language', 'language', 'text language: eesti (default), vene', Object.keys(textLanguages)],
  [
    'level',
    'level',
    'proficiency level: A, A1, A2, ... C2; without one EK native writers, AK academic texts by others',
    [...proficiencyLevels, ...Object.keys(writerGroups)],
  ],
  ['field', 'domain', 'field of research', Object.keys(researchFields)],
  ['materials', 'usedMaterials', 'supporting materials used: jah, ei', Object.keys(materialUses)],
  ['study-materials', 'usedMultiMaterials', 'kinds of materials, part of the value', ANY_VALUE],
  ['age', 'age', 'age group: kuni18, kuni26, kuni40, 41plus', Object.keys(ageGroups)],
  ['gender', 'gender', 'mees, naine', Object.keys(genders)],
  ['education', 'education', 'education of the author', Object.keys(educationLevels)],
  ['study-level', 'studyLevel', 'bakalaureuseope, magistriope, doktoriope', Object.keys(studyLevels)],
  ['degree', 'degree', 'ba, ma, phd', Object.keys(degrees)],
  ['native-language', 'nativeLang', 'native language', ANY_VALUE],
  ['other-language', 'otherLang', 'other languages, part of the value', ANY_VALUE],
  ['nationality', 'nationality', 'nationality', ANY_VALUE],
  ['country', 'country', 'country of residence', ANY_VALUE],
  ['score', 'score', 'range of the result, as the texts have it', ANY_VALUE],
] as const;

const rangeFilters = ['words', 'characters', 'sentences'] as const;

const corpusHelp = Object.entries(subcorpora)
  .map(([code, { en }]) => `  ${code}  ${en}`)
  .join('\n');

/** What the options of a second selection begin with: `--against-level C1`. */
export const AGAINST = 'against-';

/** Adds the options that choose texts. */
export function addTextOptions(command: Command): Command {
  return addFilterOptions(command, '').addHelpText(
    'after',
    `\nSeveral values of an option: B1,B2 or the option again.\n\nSubcorpora:\n${corpusHelp}`,
  );
}

/** Adds the same options for a second selection. */
export function addComparedTextOptions(command: Command): Command {
  return addFilterOptions(command, AGAINST);
}

function addFilterOptions(command: Command, prefix: string): Command {
  command
    .option(
      `--${prefix}file <file>`,
      'work on a file (.txt, .pdf, .docx, .doc, .odt), not on the corpus',
      collectOne,
    )
    .option(`--${prefix}all`, 'work on every analysed text of the corpus')
    .option(`--${prefix}id <id>`, 'work on the corpus texts with these ids', collectValues)
    .option(`--${prefix}corpus <code>`, 'subcorpora; all of them by default', collectValues);
  for (const [option, , description] of valueFilters)
    command.option(`--${prefix}${option} <value>`, description, collectValues);
  for (const unit of rangeFilters)
    command.option(`--${prefix}${unit} <range>`, `length in ${unit}, such as 100-200 or 800-`, collectValues);
  return command.option(`--${prefix}years <range>`, 'years of writing, such as 2010-2014', collectValues);
}

/** The flags of the second selection under the names of the first one's. */
export function readComparedFlags(flags: TextFlags): TextFlags {
  const start = AGAINST.slice(0, -1);
  return Object.fromEntries(
    Object.entries(flags)
      .filter(([name]) => name.startsWith(start))
      .map(([name, value]) => [name[start.length]!.toLowerCase() + name.slice(start.length + 1), value]),
  );
}

/** Values separated by commas; a comma with a space belongs to the value, as in "eesti, vene". */
export function collectValues(given: string, before: string[] = []): string[] {
  return [...before, ...given.split(/,(?!\s)/u).filter((value) => value !== '')];
}

function collectOne(given: string, before: string[] = []): string[] {
  return [...before, given];
}

/**
 * The query the options ask for; inside one option any value will do, and all options must hold. Throws CommandFailure
 * for a code that does not exist: it would find nothing. `prefix` is what the options begin with.
 */
export function makeTextQuery(flags: TextFlags, prefix = ''): TextQueryRequest {
  const query: Record<string, unknown> = { corpuses: Object.keys(subcorpora) };
  if (flags.corpus) query.corpuses = checkCodes(`--${prefix}corpus`, flags.corpus, Object.keys(subcorpora));
  for (const [option, field, , codes] of valueFilters) {
    const values = readOwn(flags, toCamelCase(option)) as string[] | undefined;
    if (values !== undefined) query[field] = checkCodes(`--${prefix}${option}`, values, codes);
  }
  for (const unit of rangeFilters) {
    if (flags[unit]) query[unit] = flags[unit].map((range) => parseRange(range, `--${prefix}${unit}`));
  }
  if (flags.years) query.addedYears = flags.years;
  const parsed = textQueryRequestSchema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === 'addedYears')
    throw new CommandFailure(
      `--${prefix}years takes ranges such as 2010-2014, not ${flags.years?.join(', ')}.`,
    );
  const option = valueFilters.find(([, field]) => field === issue?.path[0])?.[0] ?? issue?.path.join('.');
  throw new CommandFailure(`--${prefix}${option} is not usable: ${issue?.message}`);
}

/** Whether an option narrows the corpus. */
export function hasFilters(flags: TextFlags): boolean {
  const options = ['corpus', 'years', ...rangeFilters, ...valueFilters.map(([option]) => option)];
  return options.some((option) => readOwn(flags, toCamelCase(option)) !== undefined);
}

function checkCodes(option: string, values: readonly string[], codes: readonly string[] | null): string[] {
  const given = values.map((value) => value.normalize('NFC'));
  const unknown = codes === null ? undefined : given.find((value) => !codes.includes(value));
  if (unknown === undefined) return given;
  throw new CommandFailure(
    `There is no ${option} "${unknown}"; there are: ${[...new Set(codes)].join(', ')}.`,
  );
}

function toCamelCase(option: string): string {
  return option.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** `100-200`, `800-` (no upper end) or `-100` (from 1). */
function parseRange(range: string, option: string): [number, number] {
  const match = /^(\d{0,9})-(\d{0,9})$/u.exec(range);
  if (!match || range === '-')
    throw new CommandFailure(`${option} takes ranges such as 100-200, not "${range}".`);
  return [Number(match[1] === '' ? 1 : match[1]), match[2] === '' ? OPEN_RANGE_END : Number(match[2])];
}
