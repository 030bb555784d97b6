import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { families, letters } from '../../../shared/design/tokens';
import { useLanguage } from '../../../shared/i18n/use-language';
import { makePracticePathOfKind, makeSheetPath } from '../../../shared/practice/practice-links';
import type { ClassText } from '../texts/class-text';
import type { KindColumn } from '../marks/count-kinds';
import { KindName } from '../marks/kind-name';
import type { HeatCell } from './heat-table';
import { Sentence } from './sentences';

interface CellSentencesProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
  readonly column: KindColumn;
  readonly cell: HeatCell;
  readonly nameText: (place: number) => string;
}

/** The sentences behind a number of the strip, with what belongs there and why. */
export function CellSentences({ report, sources, column, cell, nameText }: CellSentencesProps) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const found = report.texts.flatMap(({ sentences }, place) =>
    cell.text !== null && place !== cell.text
      ? []
      : sentences.flatMap(({ start, end, marks }) => {
          const own = marks.filter(({ kind }) => column.kinds.includes(kind));
          const moved = own.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
          const text = (sources[place]?.text ?? '').slice(start, end);
          return own.length === 0 ? [] : [{ place, start, example: { text, marks: moved }, marks: own }];
        }),
  );
  const sheet = column.kind === null ? null : makeSheetPath(column.kind);
  const practice = column.kind === null ? null : makePracticePathOfKind(column.kind);
  return (
    <section aria-label={t('heat.sentences')}>
      <Typography
        variant="h2"
        sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}
      >
        {cell.text === null ? t('heat.class') : nameText(cell.text)} ·{' '}
        {column.kind === null ? t('heat.others') : <KindName kind={column.kind} />}{' '}
        <Box component="span" sx={{ color: 'var(--ink-3)', fontWeight: 400 }}>
          {t('heat.count', { count: found.length })}
        </Box>
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map(({ place, start, example, marks }) => (
          <Sentence key={`${place} ${start}`} example={example} showsAnswers>
            {[...new Set(marks.map(({ why }) => why[language]))].map((why) => (
              <Box key={why} component="span" lang={language} sx={whyStyle}>
                {why}
              </Box>
            ))}
          </Sentence>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, displayPrint: 'none' }}>
        {cell.text !== null && (
          <Button component={Link} to={`?pupil=${cell.text + 1}`} variant="outlined" color="inherit">
            {t('heat.open_text')}
          </Button>
        )}
        {sheet !== null && (
          <Button component={Link} to={sheet} color="inherit">
            {t('next.sheet')}
          </Button>
        )}
        {practice !== null && (
          <Button component={Link} to={practice} color="inherit">
            {t('next.practice')}
          </Button>
        )}
      </Box>
    </section>
  );
}

const whyStyle = {
  display: 'block',
  fontFamily: families.sans,
  ...letters[14],
  color: 'var(--ink-2)',
} as const;
