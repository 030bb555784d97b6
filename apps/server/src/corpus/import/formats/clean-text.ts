import { checkHumanMarks } from '../../error-marks/check-human-marks';
import type { TextProperty } from '../../store/corpus-text';
import type { TextToSave } from '../../store/save-texts.repository';
import { createTextId } from './create-text-id';
import type { RawText } from './import-item';

/** A text of more characters than this is a mistake, not a text; every call of the tools refuses far less. */
const MAX_TEXT_CHARACTERS = 10_000_000;
const MAX_NAME_CHARACTERS = 100;
const MAX_VALUE_CHARACTERS = 100_000;
const MAX_PROPERTIES = 1000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

export interface CleanedText {
  readonly text: TextToSave;
  /** Names of properties without a value, as often as they came. */
  readonly dropped: readonly string[];
  /** Properties that stood there twice. */
  readonly repeated: number;
}

/** A record that cannot be made a text. The message is the reason as the report shows it. */
export class BadTextError extends Error {}

/** Cleans one record as the collection's description says. Cleaning what is clean changes nothing. Throws BadTextError. */
export function cleanText(raw: RawText): CleanedText {
  if (raw.id !== null && !UUID.test(raw.id))
    throw new BadTextError(`the id ${JSON.stringify(raw.id.slice(0, 50))} is not a UUID`);
  const content = cleanContent(raw.content);
  if (!/[\p{L}\p{N}]/u.test(content)) throw new BadTextError('it has no text');
  if (content.length > MAX_TEXT_CHARACTERS)
    throw new BadTextError(`it is longer than ${MAX_TEXT_CHARACTERS} characters`);
  const { properties, dropped, repeated } = cleanProperties(raw.properties);
  const id = raw.id?.toLowerCase() ?? createTextId(content);
  const text = { id, content, properties, ...readHumanMarks(raw, content), ...takeAnnotation(raw, content) };
  return { text: raw.lacksProperties ? { ...text, lacksProperties: true } : text, dropped, repeated };
}

/** Throws BadTextError where cleaning moves what the annotation stands on. */
function takeAnnotation({ content: given, annotation }: RawText, content: string) {
  if (annotation === undefined) return {};
  if (content !== given)
    throw new BadTextError('its annotation cannot be placed: the content is not clean (NFC)');
  return { annotation };
}

/** Throws BadTextError for marks that do not fit the content. */
function readHumanMarks({ content: given, edits }: RawText, content: string): Pick<TextToSave, 'edits'> {
  if (edits === undefined) return {};
  if (edits === null) return { edits };
  // Their places count what was given.
  const reason =
    content === given ? checkHumanMarks(content, edits) : 'the content is not clean (NFC, line ends LF)';
  if (reason !== null) throw new BadTextError(`its edits cannot be placed: ${reason}`);
  return { edits: edits.toSorted((one, other) => one.start - other.start || one.end - other.end) };
}

/**
 * Replaces the escapes backslash n, backslash t and `&quot;`, makes line ends LF, drops other control characters,
 * replaces lone surrogates by U+FFFD and gives NFC.
 */
export function cleanContent(content: string): string {
  return content

    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\ufeff]/gu, '')
    .replaceAll('\\r\\n', '\n')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replaceAll('&quot;', '"');
}

function cleanProperties(given: readonly TextProperty[]) {
  const dropped: string[] = [];
  const kept = new Map<string, TextProperty>();
  let repeated = 0;
  for (const property of given) {
    const name = cleanLine(property.name);
    const value = cleanLine(property.value);
    if (name === '' || name.length > MAX_NAME_CHARACTERS)
      throw new BadTextError(`the property name ${JSON.stringify(name.slice(0, 50))} is not a name`);
    if (value.length > MAX_VALUE_CHARACTERS)
      throw new BadTextError(`its property ${name} holds more than a value`);
    const key = `${name}=${value}`;
    if (isUnknown(value)) dropped.push(name);
    else if (kept.has(key)) repeated += 1;
    else kept.set(key, { name, value });
  }
  if (kept.size > MAX_PROPERTIES) throw new BadTextError(`it has more than ${MAX_PROPERTIES} properties`);
  const properties = [...kept.values()].sort((left, right) => compareCodeUnits(left.name, right.name));
  return { properties, dropped, repeated };
}

/** How the collection says that something is not known. */
function isUnknown(value: string): boolean {
  return value === '' || value === '?' || value.toUpperCase() === 'TEADMATA';
}

/** Names and values: like contents, without spaces at the ends. */
function cleanLine(text: string): string {
  return cleanContent(text).trim();
}

/** Stable sorting keeps several values of a name in their order. */
function compareCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
