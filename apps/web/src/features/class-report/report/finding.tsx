import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/class-report';
import { teacherKindTexts } from '@keelerada/contract/teacher-kinds';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { countKinds, listLessons } from './count-kinds';
import { nameLevel } from './level-name';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

interface FindingProps {
  readonly say: string;
  readonly note: string;
  readonly figures: readonly Figure[];
}

/** What a picture says, in a sentence, and the figures that answer. */
export function Finding({ say, note, figures }: FindingProps) {
  return (
    <Box sx={findingStyle}>
      <Box sx={{ maxWidth: '76ch' }}>
        <Typography role="status" sx={{ ...letters[20], fontWeight: 600, textWrap: 'balance' }}>
          {say}
        </Typography>
        <Typography sx={{ color: 'var(--ink-3)', pt: '4px' }}>{note}</Typography>
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 3, sm: 5 }, m: 0 }}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <Box component="dt" sx={{ ...letters[12], fontWeight: 500, color: 'var(--ink-3)' }}>
              {name}
            </Box>
            <Box component="dd" sx={figureStyle}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** The finding of a class: what most of its texts need. */
export function ClassFinding({ report: { texts, total, levels } }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const [lesson] = listLessons(texts);
  const spelling = countKinds(texts).find(({ kind }) => kind === 'spelling');
  const top = lesson ?? spelling;
  const name = top === undefined ? '' : teacherKindTexts[top.kind].name[language];
  const sentences = [
    top === undefined
      ? t('errors.none')
      : `${name} ${t('finding.top', { marks: top.marks, count: top.texts })}`,
    ...(lesson !== undefined && spelling !== undefined && spelling.marks > lesson.marks
      ? [t('finding.spelling', { count: spelling.marks, pupils: spelling.texts })]
      : []),
  ];
  const [usual] = levels.toSorted((a, b) => b.texts - a.texts);
  return (
    <Finding
      say={sentences.join(' ')}
      note={`${t('total.automatic')} ${t('finding.where')}`}
      figures={[
        { name: t('total.marks', { count: total.marks }), value: formatNumber(total.marks) },
        { name: t('errors.per100'), value: formatRate(total.per100) },
        ...(usual === undefined ? [] : [{ name: t('finding.level'), value: nameLevel(usual.level) }]),
      ]}
    />
  );
}

const findingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  columnGap: 5,
  rowGap: 1.5,
  py: 2,
} as const;
const figureStyle = { ...letters[28], m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;
