import { makeConlluSentences, writeConllu } from '../conllu/write-conllu';
import type { ConlluRow } from '../conllu/conllu-sentence';
import type { CorrectedText, TokenMark } from './corrected-text';
import { listComments } from './write-corrected-text';

/**
 * CoNLL-U of the written text with the corrections in MISC. A wrong token has `CorrectForm`, `CorrectLemma` and
 * `ErrorType`; where several tokens are replaced and their numbers differ, the first one has all corrected words and the
 * others `CorrectForm=_`, as a token that is to go has. What is missing stands on the token after it as `MissingBefore` and
 * `MissingLemma`, at the end of the text on the last one as `MissingAfter`.
 */
export function writeCorrectedConllu(edited: CorrectedText): string {
  const sentences = makeConlluSentences(edited.text, edited.annotation, {
    sentenceIdPrefix: edited.id,
    documentComments: [`# newdoc id = ${edited.id}`, ...listComments(edited)],
  });
  const rows = sentences.flatMap((sentence) => sentence.rows);
  for (const mark of edited.marks) {
    if (mark.start === mark.end) addMissing(rows, mark);
    else addCorrected(rows, mark);
  }
  return writeConllu(sentences);
}

function addCorrected(rows: readonly ConlluRow[], { start, end, corrected, code }: TokenMark): void {
  const isPaired = corrected.length === end - start;
  for (let i = start; i < end; i++) {
    const own = isPaired ? corrected.slice(i - start, i - start + 1) : i === start ? corrected : [];
    const row = rows[i]!;
    if (isPaired && own[0]!.form === row.form) continue;
    addToMisc(row, [
      ['CorrectForm', joinWords(own, 'form')],
      ...(own.length === 0 ? [] : [['CorrectLemma', joinWords(own, 'lemma')] as const]),
      ['ErrorType', code],
    ]);
  }
}

function addMissing(rows: readonly ConlluRow[], { start, corrected, code }: TokenMark): void {
  const row = rows[start] ?? rows.at(-1);
  if (!row) return;
  addToMisc(row, [
    [start < rows.length ? 'MissingBefore' : 'MissingAfter', joinWords(corrected, 'form')],
    ['MissingLemma', joinWords(corrected, 'lemma')],
    ['MissingType', code],
  ]);
}

function joinWords(words: TokenMark['corrected'], name: 'form' | 'lemma'): string {
  return words.length === 0 ? '_' : words.map((word) => word[name]).join(' ');
}

/** A bar would begin the next value. */
function addToMisc(row: ConlluRow, values: readonly (readonly [name: string, value: string])[]): void {
  const added = values.map(
    ([name, value]) => `${name}=${value.replaceAll('|', '%7C').replace(/[\s\p{Cc}]+/gu, ' ')}`,
  );
  row.misc = [...(row.misc === '_' ? [] : [row.misc]), ...added].join('|');
}
