import type { TextLanguage } from './annotated-text';

/** Letters read to decide; far fewer usually suffice. */
const MAX_LETTERS = 20_000;

/**
 * The language of a text by its script: `ru` where more letters are Cyrillic than Latin, else `et` (also for a text
 * without letters). Looks at the first 20,000 letters.
 */
export function detectLanguage(text: string): TextLanguage {
  let cyrillic = 0;
  let latin = 0;
  for (let index = 0; index < text.length && cyrillic + latin < MAX_LETTERS; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x400 && unit <= 0x52f) cyrillic += 1;
    else if (isLatinLetter(unit)) latin += 1;
  }
  return cyrillic > latin ? 'ru' : 'et';
}

function isLatinLetter(unit: number): boolean {
  if (unit < 0x80) return (unit | 32) >= 97 && (unit | 32) <= 122;
  return unit >= 0xc0 && unit <= 0x24f && unit !== 0xd7 && unit !== 0xf7;
}
