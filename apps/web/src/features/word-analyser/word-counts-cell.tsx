import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { WordCount } from './counted-words';
import { ValueButton } from './value-button';

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
export function WordCountsCell({ counts, onMark }: WordCountsCellProps) {
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
      {isOpen && missing > 0 && `${t('cell.in_file', { count: missing, formatted: formatNumber(missing) })} `}
      {counts.length > FOLDED_WORDS && (
        <button type="button" data-kind="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('cell.less') : t('cell.more', { count: missing, formatted: formatNumber(missing) })}
        </button>
      )}
    </>
  );
}
