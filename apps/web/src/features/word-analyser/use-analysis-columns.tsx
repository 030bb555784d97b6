import { NO_LABEL } from '@keelerada/estonian/labels/label';
import { useCallback, useMemo, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  makeNumberColumn,
  makeTextColumn,
  type NumberColumn,
  type ResultColumn,
  type TextColumn,
} from '../../shared/ui/result-table/result-column';
import { joinIds, writeCounts, type WordCount } from './counted-words';
import type { SyllableRow } from './syllable-rows';
import type { MarkShared } from './use-word-marks';
import { ValueButton } from './value-button';
import type { WordInfo } from './word-mark';
import type { FormRow, LemmaRow } from './word-groups';
import { useNumberFormat } from '../../shared/i18n/use-language';

/** A cell with more words than these is folded. */
const FOLDED_WORDS = 3;
/** More would make the row slow; the file holds all. */
const MOST_WORDS = 300;

interface WordCountsCellProps {
  readonly counts: readonly WordCount[];
  /** Marks the occurrences of one word; absent if nothing can be marked. */
  readonly onMark: ((count: WordCount) => void) | undefined;
}

/** Words with their counts: the first three, and all of them when asked for. */
function WordCountsCell({ counts, onMark }: WordCountsCellProps) {
  const { t } = useTranslation('word-analyser-screen');
  const formatNumber = useNumberFormat();
  const [isOpen, setIsOpen] = useState(false);
  const shown = counts.slice(0, isOpen ? MOST_WORDS : FOLDED_WORDS);
  const missing = counts.length - shown.length;
  return (
    <>
      {shown.map((count, index) => (
        <Fragment key={count.word}>
          <span data-kind="word">
            <ValueButton onMark={onMark && (() => onMark(count))}>
              {`${count.word} (${formatNumber(count.count)})`}
            </ValueButton>
            {index < shown.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
      {isOpen && missing > 0 && `${t('cell.in_file', { count: missing })} `}
      {counts.length > FOLDED_WORDS && (
        <button type="button" data-kind="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('cell.less') : t('cell.more', { count: missing })}
        </button>
      )}
    </>
  );
}

const WORDS_WIDTH_PX = 230;
const NAME_WIDTH_PX = 150;
const FORM_WIDTH_PX = 190;

/** Marks words; absent if the text is too long for it. */
type Mark = MarkShared | undefined;

interface CountedRow {
  readonly words: readonly WordCount[];
  readonly frequency: number;
  readonly percentage: number;
}

function makeWordsColumn<Row extends CountedRow>(
  heading: string,
  mark: Mark,
  readShared: (row: Row) => Partial<WordInfo>,
): TextColumn<Row> {
  return makeTextColumn('words', heading, ({ words }) => writeCounts(words), {
    ...{ isSortable: false, wraps: true, widthPx: WORDS_WIDTH_PX, language: 'et' },
    renderCell: (row) => (
      <WordCountsCell
        key={Object.values(readShared(row)).join(' ')}
        counts={row.words}
        onMark={mark && (({ ids, word }) => mark(ids, { ...readShared(row), word }))}
      />
    ),
  });
}

/** A value that marks all words of its row. */
function renderValue<Row extends CountedRow>(
  mark: Mark,
  readShared: (row: Row) => Partial<WordInfo>,
  readText: (row: Row) => string,
) {
  return (row: Row) => (
    <ValueButton onMark={mark && (() => mark(joinIds(row.words), readShared(row)))}>
      {readText(row)}
    </ValueButton>
  );
}

/** Frequency and share. */
function useCountColumns<Row extends CountedRow>(fractionDigits: number): readonly NumberColumn<Row>[] {
  const { t } = useTranslation('word-analyser-screen');
  return useMemo(
    () => [
      makeNumberColumn('frequency', t('columns.frequency'), ({ frequency }: Row) => frequency, {
        widthPx: 104,
      }),
      makeNumberColumn('percentage', t('columns.percentage'), ({ percentage }: Row) => percentage, {
        ...{ fractionDigits, sign: '%', widthPx: 112 },
      }),
    ],
    [t, fractionDigits],
  );
}

const readSyllable = ({ syllable }: SyllableRow) => syllable;
const shareSyllable = ({ syllable }: SyllableRow) => ({ syllableText: syllable });

/** Columns of the table of syllables. */
export function useSyllableColumns(mark: Mark): readonly ResultColumn<SyllableRow>[] {
  const { t } = useTranslation('word-analyser-screen');
  const counts = useCountColumns<SyllableRow>(2);
  return useMemo(
    () => [
      makeTextColumn('syllable', t('columns.syllable'), readSyllable, {
        ...{ filter: 'text', language: 'et', renderCell: renderValue(mark, shareSyllable, readSyllable) },
      }),
      ...(['beginning', 'middle', 'end'] as const).map((place) =>
        makeNumberColumn(place, t(`columns.${place}`), (row: SyllableRow) => row[place], { widthPx: 96 }),
      ),
      makeWordsColumn(t('columns.words'), mark, shareSyllable),
      ...counts,
    ],
    [t, mark, counts],
  );
}

const shareLemma = ({ lemma, wordClass }: LemmaRow) => ({ lemma, wordClass });

/** Columns of the table of base forms; the word class is there to filter by. */
export function useLemmaColumns(mark: Mark): readonly ResultColumn<LemmaRow>[] {
  const { t } = useTranslation('word-analyser-screen');
  const counts = useCountColumns<LemmaRow>(2);
  return useMemo(() => {
    const renderLemma = renderValue(mark, shareLemma, ({ lemma }) => lemma);
    return [
      makeTextColumn('lemma', t('columns.lemma'), ({ lemma }: LemmaRow) => lemma, {
        ...{ filter: 'text', language: 'et', widthPx: NAME_WIDTH_PX, wraps: true },
        renderCell: (row) => (
          <>
            {renderLemma(row)} <small>{row.wordClass}</small>
          </>
        ),
      }),
      makeTextColumn('wordClass', t('columns.word_class'), ({ wordClass }: LemmaRow) => wordClass, {
        ...{ filter: 'choice', isHidden: true },
      }),
      makeWordsColumn(t('columns.word_forms'), mark, shareLemma),
      ...counts,
    ];
  }, [t, mark, counts]);
}

const readClass = ({ wordClass }: FormRow) => wordClass;
const readForm = ({ form }: FormRow) => form;
const shareForm = ({ form, wordClass }: FormRow) => ({ form, wordClass });

/** Columns of the table of grammatical forms. A word class marks the words of all its rows. */
export function useFormColumns(rows: readonly FormRow[], mark: Mark): readonly ResultColumn<FormRow>[] {
  const { t } = useTranslation('word-analyser-screen');
  const counts = useCountColumns<FormRow>(1);
  const markClass = useCallback<MarkShared>(
    (_ids, { wordClass }) => {
      const words = rows.filter((row) => row.wordClass === wordClass).flatMap((row) => row.words);
      mark?.(joinIds(words), { wordClass: wordClass ?? NO_LABEL });
    },
    [rows, mark],
  );
  return useMemo(
    () => [
      makeTextColumn('wordClass', t('columns.word_class'), readClass, {
        ...{ filter: 'choice', widthPx: NAME_WIDTH_PX, wraps: true },
        renderCell: renderValue(mark && markClass, shareForm, readClass),
      }),
      makeTextColumn('form', t('columns.form'), readForm, {
        ...{ filter: 'choice', widthPx: FORM_WIDTH_PX, wraps: true },
        renderCell: renderValue(mark, shareForm, readForm),
      }),
      makeWordsColumn(t('columns.words'), mark, shareForm),
      ...counts,
    ],
    [t, mark, markClass, counts],
  );
}
