import type * as unpdf from 'unpdf';

/** How pdf.js tells the characters that it leaves out of a text: all format marks of Unicode. */
const FORMAT_MARK = '(\\p{Cf})';
const FORMAT_MARK_BUT_SOFT_HYPHEN = '((?!\\u00ad)\\p{Cf})';

/**
 * pdf.js with soft hyphens in its texts. It leaves them out among the invisible marks, but at the end of a line of
 * print one is the hyphen that is seen, and nothing else tells that the word goes on. There is no option for it, so
 * the pattern is changed while the module is evaluated; a pdf.js that has another pattern stays as it is.
 */
async function loadWithSoftHyphens(): Promise<typeof unpdf> {
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
      const isString = typeof pattern === 'string';
      return new target(
        isString ? pattern.replace(FORMAT_MARK, FORMAT_MARK_BUT_SOFT_HYPHEN) : pattern,
        flags,
      );
    },
  });
  try {
    const reader = await import('unpdf');
    await reader.getResolvedPDFJS();
    return reader;
  } finally {
    globalThis.RegExp = Original;
  }
}

let loaded: Promise<typeof unpdf> | undefined;

/** The reader of .pdf files, loaded once. */
export function loadPdfReader(): Promise<typeof unpdf> {
  loaded ??= loadWithSoftHyphens();
  return loaded;
}
