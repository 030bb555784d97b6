import type { AnnotatedToken } from '../annotated-text';
import { writeAttributes } from '../xml/write-xml';
import { writeTokenLine } from '../vertical/write-token-line';
import { listPieces, listUnits, type CorrectedText } from './corrected-text';

/**
 * Vertical text as Sketch Engine reads learner corpora: a token a line with base form, word class and features, `g` where no
 * space stands between two tokens; what is wrong is in `err`, what is right behind it in `corr`, both with the type.
 */
export function writeVertical(edited: CorrectedText): string {
  const { id, text, facts, origin, citation } = edited;
  const named = [['id', id], ...facts, ['errors', origin], ['citation', citation]] as const;
  const units = listUnits(edited);
  const lines = [`<doc${writeAttributes(named)}>`];
  for (const unit of units) {
    lines.push('<s>');
    let last: number | undefined;
    const push = (token: AnnotatedToken): void => {
      if (token.start === last) lines.push('<g/>');
      lines.push(
        writeTokenLine([text.slice(token.start, token.end), token.lemma, token.upos, token.features]),
      );
      last = token.end;
    };
    for (const piece of listPieces(unit)) {
      if (piece.kind === 'token') {
        push(piece.token);
        continue;
      }
      const type = writeAttributes([['type', piece.mark.code]]);
      lines.push(`<err${type}>`);
      piece.written.forEach(push);
      lines.push('</err>', `<corr${type}>`);
      for (const { form, lemma } of piece.mark.corrected) lines.push(writeTokenLine([form, lemma, '_', '_']));
      lines.push('</corr>');
    }
    lines.push('</s>');
  }
  return [...lines, '</doc>', ''].join('\n');
}
