import { ZipPassThrough } from 'fflate';
import { Utf8Buffer } from './utf8-buffer';

/** Deflate, as ZIP numbers ways of packing (APPNOTE 4.4.5). */
const DEFLATE = 8;
const NOTHING = new Uint8Array(0);

/**
 * A file of an archive, packed by the browser itself: packed in JavaScript, a long table would leave tens of megabytes
 * behind to be collected.
 */
export class PackedFile extends ZipPassThrough {
  readonly #buffer = new Utf8Buffer();
  readonly #packer = new CompressionStream('deflate-raw');
  readonly #input = this.#packer.writable.getWriter();
  #taken: Promise<void> = Promise.resolve();
  #given: Promise<void> | null = null;

  constructor(name: string) {
    super(name);
    this.compression = DEFLATE;
  }

  /** Adds to the file, which must be in an archive; settles when more can be taken. */
  async write(text: string): Promise<void> {
    // What was packed may be read only now that an archive listens.
    this.#given ??= this.#givePacked();
    for (let place = this.#buffer.add(text, 0); place < text.length; place = this.#buffer.add(text, place))
      await this.#pack();
  }

  /** Ends the file; settles when the archive has all of it. */
  async close(): Promise<void> {
    this.#given ??= this.#givePacked();
    await this.#pack();
    this.push(NOTHING, true);
    await this.#taken;
    await this.#given;
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.#taken = isLast ? this.#input.close() : this.#input.write(chunk);
  }

  /** The memory may be written over when this is settled. */
  async #pack(): Promise<void> {
    this.push(this.#buffer.take());
    await this.#taken;
  }

  async #givePacked(): Promise<void> {
    const output = this.#packer.readable.getReader();
    for (;;) {
      const { done, value } = await output.read();
      if (done) break;
      this.ondata(null, value, false);
    }
    this.ondata(null, NOTHING, true);
  }
}
