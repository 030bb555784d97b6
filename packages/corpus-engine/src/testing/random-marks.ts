import fc from 'fast-check';
import { MarkLayerBuilder } from '../segment/build-mark-layer';
import { findMarkPlaces, nameMark } from '../error-marks/mark-places';
import type { MarkLayer } from '../error-marks/mark-layer';
import type { CorrectedWord, ErrorMark } from '../error-marks/error-mark';
import type { Segment } from '../segment/segment';
import type { PlainError, PlainText } from './random-texts';

/** Where a mark begins and how many tokens it takes, with what belongs there. */
interface MarkDraw {
  readonly skip: number;
  readonly size: number;
  readonly code: string;
  readonly corrected: readonly CorrectedWord[];
}

const words = fc.constantFrom(
  ...[
    { form: 'Ja', lemma: 'ja' },
    { form: 'õunu', lemma: 'Õun' },
    { form: ',', lemma: ',' },
    { form: 'koolimajas', lemma: 'koolimaja' },
  ],
);
const codes = ['R:NOM:FORM', 'R:SPELL', 'M:PUNCT', 'M:LEX', 'U:LEX', 'R:WS:SPELL', 'R:NOM:FORM:SPELL'];

/** Marks of each of several texts. */
export const randomMarks: fc.Arbitrary<readonly (readonly MarkDraw[])[]> = fc.array(
  fc.array(
    fc.record({
      skip: fc.nat(3),
      size: fc.nat(2),
      code: fc.constantFrom(...codes),
      corrected: fc.array(words, { maxLength: 2 }),
    }),
    { maxLength: 6 },
  ),
  { minLength: 7, maxLength: 7 },
);

/** The marks that fit into a text, in their order and none over another, and the text with the errors of its tokens. */
export function markPlainText(
  text: PlainText,
  draws: readonly MarkDraw[],
): { text: PlainText; marks: ErrorMark[] } {
  const marks: ErrorMark[] = [];
  let from = 0;
  for (const { skip, size, code, corrected } of draws) {
    const start = from + skip;
    const end = start + (code.startsWith('M:') ? 0 : Math.max(1, size));
    if (end > text.tokens.length || text.tokens.length === 0) break;
    marks.push({ start, end, code, corrected, probability: 0.75 });
    from = end;
  }
  const errors = text.tokens.map((): PlainError[] => []);
  for (const mark of marks) {
    const { start, end } = findMarkPlaces(mark, text.tokens.length);
    const names = nameMark(mark.code);
    for (let token = start; token < end; token++)
      errors[token]!.push({ names, isFirst: token === start, corrected: mark.corrected });
  }
  const tokens = text.tokens.map((token, i) => ({ ...token, errors: errors[i]! }));
  return { text: { ...text, tokens }, marks };
}

/** The layer of a segment from the marks of its texts by id. */
export function buildMarkLayer(
  segment: Segment,
  marks: ReadonlyMap<string, readonly ErrorMark[]>,
): MarkLayer {
  const builder = new MarkLayerBuilder(segment);
  for (let text = 0; text < segment.sizes.texts; text++)
    builder.addText(marks.get(segment.textIds.get(text)));
  return builder.build();
}
