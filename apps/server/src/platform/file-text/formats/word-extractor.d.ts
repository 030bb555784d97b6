/* oxlint-disable keelerada/named-exports -- CommonJS modules are their own default export */
/** The part of word-extractor 1.0.4 that is used; the package ships no types. */
declare module 'word-extractor/lib/word-ole-extractor.js' {
  interface TextOptions {
    filterUnicode?: boolean;
  }

  export interface WordDocument {
    getBody(options?: TextOptions): string;
    getFootnotes(options?: TextOptions): string;
    getEndnotes(options?: TextOptions): string;
    getTextboxes(options?: TextOptions & { includeHeadersAndFooters?: boolean }): string;
  }

  export default class WordOleExtractor {
    /** Stretches of text in reading order; their length must stay as it is. */
    _pieces: { text: string; readonly startFilePos: number; readonly bpc: number }[];
    extract(reader: unknown): Promise<WordDocument>;
    extractWordDocument(compound: unknown, stream: Buffer): Promise<WordDocument>;
    writePieces(buffer: Buffer, tableBuffer: Buffer): void;
    writeCharacterProperties(buffer: Buffer, tableBuffer: Buffer): void;
  }
}

declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(buffer: Buffer);
  }
}
