import Box from '@mui/material/Box';
import type { ErrorMarksResponse, ErrorMark } from '@keelerada/contract/error-marks/error-marks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat, useLanguage } from '../../../shared/i18n/use-language';
import { splitSentences, type SentencePiece, type SplitSentence } from './split-sentence';
import { errorRules } from '@keelerada/contract/error-marks/error-codes';
import {
  findCodeFamily,
  makeErrorStyle,
  makeInsertStyle,
  readSoftColour,
} from '../../../shared/error-marks/error-look';
import { useErrorName } from '../query/error-name';

/** What a mark says: its type, its rule, and both readings. */
function useMarkLabel(): (mark: ErrorMark) => string {
  const { t } = useTranslation('error-profile-screen');
  const language = useLanguage();
  const nameError = useErrorName();
  return ({ code, rule, written, corrected }) => {
    const known = errorRules.find((each) => each.rule === rule);
    const kind = [nameError(code), ...(known === undefined ? [] : [known.name[language]])].join(' · ');
    if (written.trim() === '') return t('text.added', { kind, corrected: corrected.trim() });
    if (corrected.trim() === '') return t('text.removed', { kind, written: written.trim() });
    return t('text.changed', { kind, written: written.trim(), corrected: corrected.trim() });
  };
}

interface PiecesProps {
  readonly pieces: readonly SentencePiece[];
  readonly isCorrected: boolean;
}

/** A punctuation mark alone is small: it has a colour of its own. */
const IS_SMALL = /^[^\p{L}\d]+$/u;

function styleMark({ code }: ErrorMark, text: string, isCorrected: boolean) {
  const family = findCodeFamily(code);
  if (!isCorrected) return { ...makeErrorStyle(family), borderRadius: '2px' };
  if (IS_SMALL.test(text))
    return { ...makeInsertStyle(family), padding: '0 2px', margin: 0, textDecoration: 'none' };
  return {
    ...{ fontWeight: 600, borderRadius: '2px', padding: '1px 2px', margin: '0 -2px' },
    backgroundColor: readSoftColour(family),
    textDecoration: 'none',
  };
}

function Pieces({ pieces, isCorrected }: PiecesProps) {
  const labelMark = useMarkLabel();
  return pieces.map(({ text, mark }, place) =>
    mark === null ? (
      <span key={place}>{text}</span>
    ) : (
      <Box
        key={place}
        component={isCorrected ? 'ins' : 'del'}
        data-mark={mark.code}
        title={labelMark(mark)}
        sx={styleMark(mark, text, isCorrected)}
      >
        {text}
      </Box>
    ),
  );
}

interface MarkedSentenceProps {
  /** From 1. */
  readonly number: string;
  readonly sentence: SplitSentence;
}

/** A sentence as written and as corrected, beside each other. */
function MarkedSentence({ number, sentence }: MarkedSentenceProps) {
  return (
    <tr>
      <td data-number>{number}</td>
      <td lang="et" data-written>
        <Pieces pieces={sentence.written} isCorrected={false} />
      </td>
      <td lang="et">
        <Pieces pieces={sentence.corrected} isCorrected />
      </td>
    </tr>
  );
}

/** The sentences of a text, as written and as corrected. */
export function MarkedTextTable({ edits }: { readonly edits: ErrorMarksResponse }) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const sentences = useMemo(() => splitSentences(edits.text, edits.sentences, edits.marks), [edits]);
  return (
    <Box component="table" aria-label={t('text.title')} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col" data-number>
            {t('text.sentence')}
          </th>
          <th scope="col">{t('text.written')}</th>
          <th scope="col">{t('text.corrected')}</th>
        </tr>
      </thead>
      <tbody>
        {sentences.map((sentence, place) => (
          <MarkedSentence key={place} number={formatNumber(place + 1)} sentence={sentence} />
        ))}
      </tbody>
    </Box>
  );
}

const PHONE = '@media (max-width: 42.49688em)';

/** On phones the corrected sentence stands under the written one. */
const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    ...letters[12],
    height: 28,
    p: '0 8px',
    fontWeight: 500,
    textAlign: 'left',
    color: 'var(--ink-3)',
    borderBottom: '1px solid var(--line)',
  },
  '& td': { p: '8px', verticalAlign: 'top', borderBottom: '1px solid var(--grid)' },
  '& tr:hover td': { bgcolor: 'var(--hover)' },
  '& td[lang]': {
    fontFamily: 'var(--serif)',
    fontSize: '1rem',
    lineHeight: '1.75rem',
    overflowWrap: 'anywhere',
  },
  '& td[data-written]': { pr: '24px' },
  '& th[data-number], & td[data-number]': { width: 48, pl: 0, pr: '16px', textAlign: 'right' },
  '& td[data-number]': {
    ...letters[12],
    lineHeight: '1.75rem',
    color: 'var(--ink-3)',
    fontVariantNumeric: 'tabular-nums',
  },
  [PHONE]: {
    '&, & tbody, & tr, & td': { display: 'block', width: 'auto' },
    '& thead, & td[data-number]': { display: 'none' },
    '& td': { p: 0, border: 0 },
    '& tr': { py: '8px', borderBottom: '1px solid var(--line)' },
    '& td[data-written]': { pr: 0, color: 'var(--ink-2)' },
    '& tr:hover td': { bgcolor: 'transparent' },
  },
} as const;
