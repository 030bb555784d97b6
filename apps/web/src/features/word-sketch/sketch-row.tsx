import Box from '@mui/material/Box';
import type { SketchCollocateRow, SketchRelationRow } from '@keelerada/contract/tools/word-sketch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { SketchBar } from './sketch-bar';
import { makeLinesPath } from './sketch-lines';

/** The words of a sketch: one, or two that are compared; those of two selections are the same. */
export interface SketchWords {
  readonly first: string;
  readonly second: string | null;
}

interface SketchRowProps {
  readonly row: SketchCollocateRow;
  readonly relation: SketchRelationRow['seos'];
  readonly words: SketchWords;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly textsHash: string;
}

/** A sentence with both words in it, and the way to all of them. */
function Example({
  row,
  relation,
  words,
  textsHash,
}: Pick<SketchRowProps, 'row' | 'relation' | 'words' | 'textsHash'>) {
  const { t } = useTranslation('word-sketch-screen');
  const formatNumber = useNumberFormat();
  const sides = [
    { word: words.first, count: row.esinemisi, example: row.naide },
    ...(words.second === null
      ? []
      : [{ word: words.second, count: row.vordlus?.esinemisi ?? 0, example: row.vordlus?.naide ?? null }]),
  ];
  return sides.map(({ word, count, example }, side) =>
    example === null ? null : (
      <p key={side} data-part="example">
        <span lang="et">
          {example.map((piece, place) =>
            place % 2 === 1 ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
          )}
        </span>{' '}
        <Link to={makeLinesPath(word, row.sona, relation, textsHash)}>
          {t('all_lines', { count, formatted: formatNumber(count) })}
        </Link>
      </p>
    ),
  );
}

/** The number of a side, which leads to its lines. */
function Count({
  word,
  count,
  row,
  relation,
  textsHash,
}: { readonly word: string; readonly count: number } & Pick<
  SketchRowProps,
  'row' | 'relation' | 'textsHash'
>) {
  const { t } = useTranslation('word-sketch-screen');
  const formatNumber = useNumberFormat();
  const formatted = formatNumber(count);
  if (count === 0)
    return (
      <Box component="span" data-part="score">
        0
      </Box>
    );
  return (
    <Link
      data-part="count"
      to={makeLinesPath(word, row.sona, relation, textsHash)}
      aria-label={t('lines', { count, formatted, word, collocate: row.sona })}
    >
      {formatted}
    </Link>
  );
}

/** A collocate: pressed it shows an example; its number opens its lines. */
export function SketchRow({ row, relation, words, isOpen, onToggle, textsHash }: SketchRowProps) {
  const { t } = useTranslation('word-sketch-screen');
  const formatNumber = useNumberFormat();
  const formatScore = useNumberFormat(1);
  const id = useId();
  const { sona: collocate, esinemisi, logDice, vordlus } = row;
  const writeScore = (score: number | null) => (score === null ? '–' : formatScore(score));
  const count = formatNumber(esinemisi);
  const name = vordlus
    ? t('row_compared', {
        ...{ collocate, count, score: writeScore(logDice) },
        ...{ other: formatNumber(vordlus.esinemisi), otherScore: writeScore(vordlus.logDice) },
      })
    : t('row', { collocate, count, score: writeScore(logDice) });
  return (
    <li data-open={isOpen || undefined}>
      <div data-part="row" data-compared={vordlus ? '' : undefined}>
        <button
          type="button"
          aria-label={name}
          title={name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span data-part="word" lang="et">
            {collocate}
          </span>
          {vordlus ? (
            <span>
              <SketchBar score={logDice} side="a" />
              <SketchBar score={vordlus.logDice} side="b" />
            </span>
          ) : (
            <SketchBar score={logDice} />
          )}
        </button>
        <Count word={words.first} count={esinemisi} {...{ row, relation, textsHash }} />
        {vordlus && words.second !== null ? (
          <Count word={words.second} count={vordlus.esinemisi} {...{ row, relation, textsHash }} />
        ) : (
          <Box component="span" data-part="score" aria-hidden>
            {writeScore(logDice)}
          </Box>
        )}
      </div>
      {isOpen && (
        <div id={id}>
          <Example {...{ row, relation, words, textsHash }} />
        </div>
      )}
    </li>
  );
}
