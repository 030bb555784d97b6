import { hashContent } from '../store/describe-text';
import type { TextToSave } from '../store/save-texts.repository';
import { BadTextError } from './formats/clean-text';
import type { ImportSource, RawText } from './formats/import-item';

const NEEDS_ID = 'to keep both records, give each an "id"';

interface ImportedText {
  readonly source: ImportSource;
  readonly place: string;
  readonly contentHash: string;
  /** Does not depend on the order of the properties; null if the source did not give them all. */
  readonly propertiesHash: string | null;
}

/** The texts that an import has taken, by id, to recognise an id that comes again. */
export class TakenTexts {
  /** New texts whose properties are not all known; a later source may still give them. */
  readonly bareTexts = new Map<string, TextToSave>();
  readonly #taken = new Map<string, ImportedText>();
  readonly #storedIds: ReadonlySet<string>;

  constructor(storedIds: ReadonlySet<string>) {
    this.#storedIds = storedIds;
  }

  /**
   * An id names one text in a run. The same record may come from two sources, also once without its properties, but
   * nothing is overwritten: two folders of one name give their files equal ids. Throws BadTextError.
   */
  check(text: TextToSave, raw: RawText, from: ImportSource): void {
    const taken = this.#taken.get(text.id);
    if (taken === undefined) return;
    const { source, place } = taken;
    // A record without an id gets one made of its text.
    const isMadeOfText = raw.id === null;
    if (source === from)
      throw new BadTextError(
        isMadeOfText
          ? `the same text comes twice, first at ${place}; ${NEEDS_ID}`
          : `its id comes twice, first at ${place}`,
      );
    const { contentHash, propertiesHash } = hashRecord(text);
    const areEqual =
      propertiesHash === null || taken.propertiesHash === null || propertiesHash === taken.propertiesHash;
    if (areEqual && contentHash === taken.contentHash) return;
    if (isMadeOfText)
      throw new BadTextError(
        `the same text came from ${source.name} (${place}) with other properties already, and nothing is ` +
          `overwritten; ${NEEDS_ID}`,
      );
    throw new BadTextError(
      `its id came from ${source.name} (${place}) with another text or other properties already, and nothing is ` +
        `overwritten: ${from.name} was left out here. Two texts need two ids; a file without one in the column ` +
        '"id" gets it from the name of the folder and its path',
    );
  }

  /** Answers false where the run has taken the text with at least these properties. */
  add(text: TextToSave, place: string, source: ImportSource): boolean {
    const { id } = text;
    const taken = this.#taken.get(id);
    if (!text.lacksProperties) this.bareTexts.delete(id);
    else if (!this.#storedIds.has(id) && taken === undefined) this.bareTexts.set(id, text);
    const hashes = hashRecord(text);
    if (taken && (taken.propertiesHash !== null || hashes.propertiesHash === null)) return false;
    this.#taken.set(id, { source, place, ...hashes });
    return true;
  }
}

function hashRecord({ content, properties, lacksProperties = false }: TextToSave) {
  const named = properties.map(({ name, value }) => JSON.stringify([name, value])).sort();
  return {
    contentHash: hashContent(content),
    propertiesHash: lacksProperties ? null : hashContent(named.join('\n')),
  };
}
