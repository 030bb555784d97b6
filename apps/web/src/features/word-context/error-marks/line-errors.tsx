import { listKeywordErrors } from '@keelerada/contract/tools/keyword-errors';
import type { RowError, WordContextRow } from '@keelerada/contract/tools/word-context';
import { memo } from 'react';
import { findCodeFamily } from '../../../shared/error-marks/error-look';

/** Words of all lines, made once. */
export interface ErrorTexts {
  readonly name: (code: string) => string;
  readonly percent: (share: number) => string;
  readonly certainty: (percent: string) => string;
  readonly marked: string;
}

function LineError({ error, texts }: { readonly error: RowError; readonly texts: ErrorTexts }) {
  const { written, corrected, code, probability } = error;
  const percent = texts.percent(probability);
  return (
    <span data-part="error">
      <span lang="et" data-part="correction">
        {corrected === '' ? <del>{written}</del> : written}
        {corrected !== '' && (
          <>
            {written === '' ? '+ ' : ' → '}
            <b data-error={findCodeFamily(code)}>{corrected}</b>
          </>
        )}
      </span>{' '}
      <span title={probability < 1 ? texts.certainty(percent) : texts.marked}>
        {texts.name(code)}
        {probability < 1 && ` ${percent}`}
      </span>
    </span>
  );
}

/**
 * Under a line what belongs in the place of the errors of its context: those before the keyword end there, the others
 * begin there. What the line shows beyond the context is underlined only.
 */
export const LineErrors = memo(function LineErrors({
  row,
  texts,
}: {
  readonly row: WordContextRow;
  readonly texts: ErrorTexts;
}) {
  const { vead = [], contextBefore, contextAfter } = row;
  const ofKeyword = listKeywordErrors(row);
  const before = vead.filter(
    (error) => error.part === 'BEFORE' && error.at <= contextBefore.length && !ofKeyword.includes(error),
  );
  const after = vead.filter(({ part, at }) => part === 'AFTER' && at < contextAfter.length);
  if (ofKeyword.length + before.length + after.length === 0) return null;
  return (
    <div role="row" data-line data-errors>
      <span role="cell" data-part="rest">
        {[...ofKeyword, ...after].map((error, i) => (
          <LineError key={i} error={error} texts={texts} />
        ))}
      </span>
      <span role="cell" data-part="before">
        <span>
          {before.map((error, i) => (
            <LineError key={i} error={error} texts={texts} />
          ))}
        </span>
      </span>
    </div>
  );
});
