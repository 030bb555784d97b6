import {
  sruDiagnostic,
  type SearchDiagnostic,
} from '@keelerada/corpus-engine/content-search/search-diagnostic';
import { replaceUnsafeCharacters } from '../../corpus/own-text/clean-own-text';

const EXTENSION_PREFIX = 'x-';
/** Extensions that belong to an operation; others, also those of a later version, are passed by, as SRU has it. */
const KNOWN_EXTENSIONS: readonly string[] = [
  ...['x-fcs-endpoint-description', 'x-fcs-context', 'x-fcs-dataviews', 'x-fcs-rewrites-allowed'],
];
const WHOLE_NUMBER = /^\d+$/u;
/** Larger numbers, with which clients ask for all there is, count as this one. */
const LARGEST_NUMBER = 9_999_999_999;

/** Reads parameters one by one and notes what is wrong with them. Of a parameter that is given twice the first counts. */
export class ParameterReader {
  readonly diagnostics: SearchDiagnostic[] = [];
  readonly #parameters: URLSearchParams;
  readonly #read = new Set<string>();

  constructor(parameters: URLSearchParams) {
    this.#parameters = parameters;
  }

  refuse(number: number, details: string, message: string): void {
    this.diagnostics.push({ uri: sruDiagnostic(number), details, message });
  }

  has(name: string): boolean {
    return this.#parameters.has(name);
  }

  skip(name: string): void {
    this.#read.add(name);
  }

  /** The value without white space around it; null where the parameter is missing. */
  read(name: string): string | null {
    this.#read.add(name);
    const value = this.#parameters.get(name);
    return value === null ? null : replaceUnsafeCharacters(value).trim();
  }

  /** A parameter that must be there. */
  require(name: string): string {
    const value = this.read(name) ?? '';
    if (value === '') this.refuse(7, name, `The parameter ${name} is missing.`);
    return value;
  }

  /** A whole number of at least `least`; null where the parameter is missing or wrong. */
  readNumber(name: string, least: number): number | null {
    const value = this.read(name);
    if (value === null) return null;
    if (WHOLE_NUMBER.test(value) && Number(value) >= least) return Math.min(Number(value), LARGEST_NUMBER);
    this.refuse(6, name, `${name} is a whole number from ${least} on.`);
    return null;
  }

  /** Values with commas between them; null where the parameter is missing or empty. */
  readList(name: string): readonly string[] | null {
    const values = (this.read(name) ?? '').split(',').map((value) => value.trim());
    const named = [...new Set(values.filter((value) => value !== ''))];
    return named.length === 0 ? null : named;
  }

  /** Notes the parameters that nobody has asked for. */
  refuseUnread(): void {
    for (const name of new Set(this.#parameters.keys()))
      if (!this.#read.has(name) && (!name.startsWith(EXTENSION_PREFIX) || KNOWN_EXTENSIONS.includes(name)))
        this.refuse(8, name, `The parameter ${name} is not known here.`);
  }
}
