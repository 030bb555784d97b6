import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { makeSheetPath } from '../../../shared/practice/practice-links';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { families, letters } from '../../../shared/design/tokens';
import type { ClassText } from '../texts/class-text';
import { listLessons, listPairs } from '../marks/count-kinds';
import { KindName } from '../marks/kind-name';

interface NextLessonsProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
}

/** Corrections that show a kind. */
const MOST_PAIRS = 2;

/** What most of the class needs next, with a worksheet at hand. */
export function NextLessons({ report: { texts }, sources }: NextLessonsProps) {
  const { t } = useTranslation('class-report');
  const contents = sources.map(({ text }) => text);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {listLessons(texts).map(({ kind, marks, texts: pupils }, place) => {
        const sheet = makeSheetPath(kind);
        return (
          <Box component="li" key={kind} sx={rowStyle}>
            <Box component="span" aria-hidden sx={{ ...letters[28], fontWeight: 600, color: 'var(--ink-3)' }}>
              {place + 1}
            </Box>
            <Box component="b" sx={{ ...letters[16], fontWeight: 600 }}>
              <KindName kind={kind} />
            </Box>
            <Box component="span" lang="et" sx={pairsStyle}>
              {listPairs(texts, contents, kind, MOST_PAIRS)
                .map(({ written, corrected }) => `${written} → ${corrected}`)
                .join(' · ')}
            </Box>
            <Box
              component="span"
              sx={{ ...secondColumn, color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' }}
            >
              {t('next.count', { marks: t('pupil.marks', { count: marks }), count: pupils })}
            </Box>
            {sheet !== null && (
              <Button
                component={Link}
                to={sheet}
                variant="outlined"
                color="inherit"
                sx={{ ...secondColumn, justifySelf: 'start', displayPrint: 'none' }}
              >
                {t('next.sheet')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: '4px',
  minHeight: 60,
  py: 1,
  borderBottom: '1px solid var(--grid)',
  gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: '28px minmax(0, 240px) minmax(0, 1fr) 168px auto' },
} as const;
const secondColumn = { gridColumn: { xs: 2, md: 'auto' } } as const;
const pairsStyle = {
  ...secondColumn,
  ...letters[16],
  fontFamily: families.serif,
  color: 'var(--ink-2)',
} as const;
