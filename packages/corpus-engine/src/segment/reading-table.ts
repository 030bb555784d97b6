import { GrowingColumn } from '../base/growing-column';
import { foldForm, NO_LEMMA, normaliseForm } from './normalise-word';
import { Numbering } from '../base/numbering';

const NONE = 0xffffffff;

/**
 * The different readings (token as written, lemma, tag) of a segment while it is built. Everything is numbered in
 * the order it comes, so the frequent readings stand together and counting stays in the processor's cache.
 */
export class ReadingTable {
  readonly #tokens = new Numbering();
  readonly #lemmas = new Numbering();
  readonly #tags = new Numbering();
  readonly #tokenFirstReading = new GrowingColumn();
  readonly #nextReading = new GrowingColumn();
  readonly tokens = new GrowingColumn();
  readonly lemmas = new GrowingColumn();
  readonly tags = new GrowingColumn();

  /** Numbers of lemmas, to be given to `number`. */
  numberLemmas(lemmas: readonly string[]): number[] {
    return lemmas.map((lemma) => this.#lemmas.number(lemma));
  }

  /** Numbers of tags, to be given to `number`. */
  numberTags(tags: readonly string[]): number[] {
    return tags.map((tag) => this.#tags.number(tag));
  }

  number(token: string, lemmaId: number, tagId: number): number {
    const tokenId = this.#tokens.number(token);
    if (tokenId === this.#tokenFirstReading.length) this.#tokenFirstReading.push(NONE);
    let last = NONE;
    for (
      let reading = this.#tokenFirstReading.get(tokenId);
      reading !== NONE;
      reading = this.#nextReading.get(reading)
    ) {
      if (this.lemmas.get(reading) === lemmaId && this.tags.get(reading) === tagId) return reading;
      last = reading;
    }
    const reading = this.tokens.length;
    this.tokens.push(tokenId);
    this.lemmas.push(lemmaId);
    this.tags.push(tagId);
    this.#nextReading.push(NONE);
    if (last === NONE) this.#tokenFirstReading.set(tokenId, reading);
    else this.#nextReading.set(last, reading);
    return reading;
  }

  get size(): number {
    return this.tokens.length;
  }

  get tagNames(): readonly string[] {
    return this.#tags.names;
  }

  /** The normalised strings of every reading, in columns. A word without a lemma stands under its form. */
  nameColumns(): { forms: string[]; folded: string[]; lemmas: string[]; lengths: Uint32Array } {
    const formOfToken = this.#tokens.names.map(normaliseForm);
    const foldedOfToken = formOfToken.map(foldForm);
    const lemmaNames = this.#lemmas.names.map(foldForm);
    const tokens = Array.from(this.tokens.view());
    return {
      forms: tokens.map((token) => formOfToken[token]!),
      folded: tokens.map((token) => foldedOfToken[token]!),
      lemmas: Array.from(this.lemmas.view(), (lemma, reading) =>
        this.#lemmas.names[lemma] === NO_LEMMA ? foldedOfToken[tokens[reading]!]! : lemmaNames[lemma]!,
      ),
      lengths: Uint32Array.from(tokens, (token) => this.#tokens.names[token]!.length),
    };
  }
}
