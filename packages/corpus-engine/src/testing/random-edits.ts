import fc from 'fast-check';
import { ErrorLayerBuilder } from '../segment/build-error-layer';
import { findEditPlaces, nameEdit } from '../edits/edit-places';
import type { ErrorLayer } from '../edits/error-layer';
import type { CorrectedWord, TextEdit } from '../edits/text-edit';
import type { Segment } from '../segment/segment';
import type { PlainError, PlainText } from './random-texts';

/** Where an edit begins and how many tokens it takes, with what belongs there. */
interface EditDraw {
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

/** Edits of each of several texts. */
export const randomEdits: fc.Arbitrary<readonly (readonly EditDraw[])[]> = fc.array(
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

/** The edits that fit into a text, in their order and none over another, and the text with the errors of its tokens. */
export function markPlainText(
  text: PlainText,
  draws: readonly EditDraw[],
): { text: PlainText; edits: TextEdit[] } {
  const edits: TextEdit[] = [];
  let from = 0;
  for (const { skip, size, code, corrected } of draws) {
    const start = from + skip;
    const end = start + (code.startsWith('M:') ? 0 : Math.max(1, size));
    if (end > text.tokens.length || text.tokens.length === 0) break;
    edits.push({ start, end, code, corrected, probability: 0.75 });
    from = end;
  }
  const errors = text.tokens.map((): PlainError[] => []);
  for (const edit of edits) {
    const { start, end } = findEditPlaces(edit, text.tokens.length);
    const names = nameEdit(edit.code);
    for (let token = start; token < end; token++)
      errors[token]!.push({ names, isFirst: token === start, corrected: edit.corrected });
  }
  const tokens = text.tokens.map((token, i) => ({ ...token, errors: errors[i]! }));
  return { text: { ...text, tokens }, edits };
}

/** The layer of a segment from the edits of its texts by id. */
export function buildErrorLayer(
  segment: Segment,
  edits: ReadonlyMap<string, readonly TextEdit[]>,
): ErrorLayer {
  const builder = new ErrorLayerBuilder(segment);
  for (let text = 0; text < segment.sizes.texts; text++)
    builder.addText(edits.get(segment.textIds.get(text)));
  return builder.build();
}
