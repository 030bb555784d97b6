import Box from '@mui/material/Box';
import type { ErrorMarksResponse } from '@keelerada/contract/error-marks/error-marks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { MarkedSentence } from './marked-sentence';
import { splitSentences } from './split-sentence';

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
