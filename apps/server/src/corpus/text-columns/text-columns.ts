import { NATIVE_WRITERS, OTHER_ACADEMIC_WRITERS } from '@keelerada/contract/fields/choices';
import {
  listErrorParts,
  singleErrorCodes,
  type ErrorCode,
} from '@keelerada/contract/error-marks/error-codes';
import {
  ERROR_PROPERTY,
  WRITERS_PROPERTY,
  YEAR_PROPERTY,
  YEAR_RANGE_PROPERTY,
  ESTONIAN,
  LANGUAGE_PROPERTY,
  LEVEL_PROPERTY,
  NATIVE_LANGUAGE_PROPERTY,
  RUSSIAN,
  SUBCORPUS_PROPERTY,
} from '../store/property-names';
import { addBit, type BitSet, hasBit, intersect, makeBitSet, makeFullBitSet, unite } from './bit-set';
import {
  type FilteredText,
  OPEN_RANGE_YEARS,
  type PropertyCondition,
  type Range,
  type StoredFacet,
  YEARS,
} from './text-columns.repository';
import { ACADEMIC_SUBCORPUS } from '@keelerada/contract/texts/enumerations';

const years = new RegExp(YEARS, 'u');
/** Ids of the store are positive. */
const foundFacets: readonly StoredFacet[] = [
  ...[NATIVE_WRITERS, OTHER_ACADEMIC_WRITERS].map((value) => ({ name: WRITERS_PROPERTY, value })),
  ...singleErrorCodes.map((value) => ({ name: ERROR_PROPERTY, value })),
].map(({ name, value }, place) => ({ id: -1 - place, name, value, foldedValue: value.toLowerCase() }));

interface FacetTexts extends StoredFacet {
  readonly texts: BitSet;
}

/** Names of the states that the columns were read of: the same for the same corpus, and for the same marks of it. */
export interface ColumnStates {
  readonly corpus: string;
  readonly marks: string;
}

/**
 * What filters look at, of all texts at once: some hundred bits a text. Sets of texts are combined a few dozen texts at
 * a time, so that hundreds of counts take about a millisecond for 12,000 texts.
 */
export class TextColumns {
  readonly size: number;
  readonly #states: ColumnStates;
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  private readonly titlePlaces: readonly number[];
  readonly words: readonly (number | null)[];
  /** The demonstration corpus is all there is. */
  readonly isDemo: boolean;
  /** Facets of each text, as the store lists them. */
  private readonly facetsOfTexts: readonly (readonly StoredFacet[])[];
  private readonly byProperty = new Map<string, FacetTexts[]>();
  private readonly placeById: ReadonlyMap<string, number>;
  private readonly numbers: Readonly<
    Record<'characters' | 'words' | 'sentences', readonly (number | null)[]>
  >;

  constructor(
    texts: readonly FilteredText[],
    facets: readonly StoredFacet[],
    states: ColumnStates = { corpus: '', marks: '' },
  ) {
    this.#states = states;
    this.size = texts.length;
    this.ids = texts.map(({ id }) => id);
    this.titles = texts.map(({ title }) => title);
    this.isDemo = texts.some(({ isDemo }) => isDemo === true);
    this.titlePlaces = texts.map(({ titlePlace }) => titlePlace);
    this.placeById = new Map(this.ids.map((id, place) => [id, place]));
    this.numbers = {
      characters: texts.map(({ characters }) => characters),
      words: texts.map(({ words }) => words),
      sentences: texts.map(({ sentences }) => sentences),
    };
    this.words = this.numbers.words;
    const byId = new Map<number, FacetTexts>();
    for (const facet of [...facets, ...foundFacets]) {
      const known = { ...facet, texts: makeBitSet(this.size) };
      byId.set(facet.id, known);
      const values = this.byProperty.get(facet.name);
      if (values) values.push(known);
      else this.byProperty.set(facet.name, [known]);
    }
    this.facetsOfTexts = texts.map((text, place) => {
      const own = text.facets === '' ? [] : text.facets.split(',').map((id) => byId.get(Number(id))!);
      const group = findWriterGroup(own);
      const values = [...(group === null ? [] : [group]), ...listErrorKinds(text.errors)];
      for (const found of values) own.push(byId.get(foundFacets.find(({ value }) => value === found)!.id)!);
      for (const facet of own) addBit(facet.texts, place);
      return own;
    });
  }

  /** Names what the texts that a query finds depend on: marks come and go while a corpus is marked. */
  nameState(query: { readonly errors?: readonly string[] | undefined } = {}): string {
    return query.errors?.length ? this.#states.marks : this.#states.corpus;
  }

  /** Places of the texts of a set, by title. */
  listByTitle(texts: BitSet): readonly number[] {
    return this.ids
      .map((_, place) => place)
      .filter((place) => hasBit(texts, place))
      .sort((one, other) => this.titlePlaces[one]! - this.titlePlaces[other]!);
  }

  all(): BitSet {
    return makeFullBitSet(this.size);
  }

  /** Place of a text, or undefined where no text with a title has the id. */
  findPlace(id: string): number | undefined {
    return this.placeById.get(id.toLowerCase());
  }

  /** What is known of one text, in the order in which the store met the values first. */
  readFacets(place: number): readonly StoredFacet[] {
    return this.facetsOfTexts[place]!;
  }

  listValues(property: string): readonly string[] {
    return (this.byProperty.get(property) ?? []).map(({ value }) => value);
  }

  /** Texts for which one of the conditions holds. */
  findByProperties(conditions: readonly PropertyCondition[]): BitSet {
    const found = makeBitSet(this.size);
    for (const condition of conditions) unite(found, this.findByCondition(condition));
    return found;
  }

  /** Texts with a number in one of the ranges. */
  findByNumber(column: 'characters' | 'words' | 'sentences', ranges: readonly Range[]): BitSet {
    const found = makeBitSet(this.size);
    this.numbers[column].forEach((number, place) => {
      if (number !== null && ranges.some(([least, most]) => number >= least && number <= most))
        addBit(found, place);
    });
    return found;
  }

  /** Texts whose year or range of years overlaps one of the ranges. */
  findByYears(ranges: readonly Range[]): BitSet {
    const found = makeBitSet(this.size);
    for (const property of [YEAR_PROPERTY, YEAR_RANGE_PROPERTY])
      for (const { value, texts } of this.byProperty.get(property) ?? []) {
        const from = Number(years.exec(value)?.[1] ?? NaN);
        const to = Number(/[0-9]{4}$/u.exec(value)?.[0] ?? from + OPEN_RANGE_YEARS);
        if (ranges.some(([least, most]) => from <= most && to >= least)) unite(found, texts);
      }
    return found;
  }

  private findByCondition({ property, match, values }: PropertyCondition): BitSet {
    const facets = this.byProperty.get(property) ?? [];
    const withValue = (test: (facet: FacetTexts) => boolean) => {
      const found = makeBitSet(this.size);
      for (const facet of facets) if (test(facet)) unite(found, facet.texts);
      return found;
    };
    if (match === 'whole') return withValue(({ value }) => values.includes(value));
    if (match === 'part') {
      const parts = values.map((value) => value.toLowerCase());
      return withValue(({ foldedValue }) => parts.some((part) => foldedValue.includes(part)));
    }
    const found = this.all();
    for (const wanted of values)
      intersect(
        found,
        withValue(({ value }) => value === wanted),
      );
    return found;
  }
}

/** A mark of several kinds counts in each of them. */
function listErrorKinds(codes: string | null): ReadonlySet<string> {
  const marked = new Set(codes?.split(',').filter((code) => code !== ''));
  return new Set([...marked].flatMap((code) => listErrorParts(code as ErrorCode)));
}

/** What stands in place of the level of a text without one; null where the text has a level, is Russian or does not tell who wrote it. */
export function findWriterGroup(
  facets: readonly Pick<StoredFacet, 'name' | 'value'>[],
): typeof NATIVE_WRITERS | typeof OTHER_ACADEMIC_WRITERS | null {
  const read = (wanted: string) => facets.filter(({ name }) => name === wanted).map(({ value }) => value);
  if (read(LEVEL_PROPERTY).length > 0 || read(LANGUAGE_PROPERTY).includes(RUSSIAN)) return null;
  const native = read(NATIVE_LANGUAGE_PROPERTY);
  if (native.length === 0) return null;
  if (native.every((language) => language === ESTONIAN)) return NATIVE_WRITERS;
  return read(SUBCORPUS_PROPERTY).includes(ACADEMIC_SUBCORPUS) ? OTHER_ACADEMIC_WRITERS : null;
}
