import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SketchRelationRow, SketchCollocateRow } from '@keelerada/contract/tools/word-sketch';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalise } from '@keelerada/estonian/capitalise';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { relationStyle } from './sketch-style';
import { Link } from 'react-router';
import { SketchBar } from './sketch-bar';
import { makeLinesPath } from './sketch-lines';

/** The words of a sketch: one, or two that are compared; those of two selections are the same. */
interface SketchWords {
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
        <Link to={makeLinesPath(word, row.sona, relation, textsHash)}>{t('all_lines', { count })}</Link>
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
function SketchRow({ row, relation, words, isOpen, onToggle, textsHash }: SketchRowProps) {
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

/** Stand for words in a message until they are put in as elements. */
const WORD_PLACE = '\ue000';
const FORM_PLACE = '\ue001';

interface EstonianWordsProps {
  /** A message with the places of words. */
  readonly text: string;
  readonly word: string;
  readonly form: string;
  /** Words stand out. */
  readonly isStrong?: boolean;
}

/** A message in the language of the interface with words of the sketch in it, told apart for screen readers. */
function EstonianWords({ text, word, form, isStrong = false }: EstonianWordsProps) {
  return text.split(/([\ue000\ue001])/u).map((piece, place, pieces) => {
    if (piece !== WORD_PLACE && piece !== FORM_PLACE) return <Fragment key={place}>{piece}</Fragment>;
    const shown = piece === WORD_PLACE ? word : form;
    const isFirst = pieces.slice(0, place).every((before) => before === '');
    return (
      <Box
        key={place}
        component="span"
        lang="et"
        sx={isStrong ? { fontWeight: 600, color: 'var(--ink)' } : undefined}
      >
        {isFirst && !isStrong ? capitalise(shown) : shown}
      </Box>
    );
  });
}

interface SketchRelationProps {
  readonly relation: SketchRelationRow;
  readonly words: SketchWords;
  readonly opened: readonly string[];
  readonly onToggle: (key: string) => void;
  readonly textsHash: string;
}

const join = (...words: readonly (string | null | undefined)[]): string =>
  [...new Set(words.filter(Boolean))].join(' / ');

/** Names an opened row among all of the sketch. */
export const makeRowKey = (relation: SketchRelationRow['seos'], collocate: string): string =>
  `${relation} ${collocate}`;

/** A relation as a question with the words that answer it. */
export function SketchRelation({ relation, words, opened, onToggle, textsHash }: SketchRelationProps) {
  const { t } = useTranslation('word-sketch-screen');
  const formatNumber = useNumberFormat();
  const id = useId();
  const { seos, esinemisi, vorm, naabrid, vordlus } = relation;
  const places = { word: WORD_PLACE, form: FORM_PLACE };
  const shown = {
    word: join(words.first, words.second),
    form: join(vorm, vordlus?.vorm) || words.first,
  };
  const totals = [esinemisi, ...(vordlus ? [vordlus.esinemisi] : [])].map(formatNumber).join(' · ');
  return (
    <Box component="section" aria-labelledby={id} sx={relationStyle} data-relation={seos}>
      <Typography component="h4" id={id} sx={{ fontWeight: 600, ...letters[16] }}>
        <EstonianWords text={t(`questions.${seos}`, places)} {...shown} />
      </Typography>
      <div data-part="pattern">
        <span>
          <EstonianWords text={t(`patterns.${seos}`, places)} {...shown} isStrong />
        </span>
        <Box
          component="span"
          title={t('relation_total', { formatted: totals })}
          sx={{ fontFamily: 'fontFamily', color: 'var(--ink-3)', ...letters[12], whiteSpace: 'nowrap' }}
        >
          {totals}
        </Box>
      </div>
      <ol>
        {naabrid.map((row) => {
          const key = makeRowKey(seos, row.sona);
          return (
            <SketchRow
              key={key}
              {...{ row, relation: seos, words, textsHash }}
              isOpen={opened.includes(key)}
              onToggle={() => onToggle(key)}
            />
          );
        })}
      </ol>
    </Box>
  );
}
