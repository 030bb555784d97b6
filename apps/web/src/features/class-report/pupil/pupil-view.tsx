import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { useTranslation } from 'react-i18next';
import { BarList } from '../../../shared/charts/bar-list';
import { letters } from '../../../shared/design/tokens';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { countKinds, listMarks } from '../marks/count-kinds';
import { KindName } from '../marks/kind-name';
import { Finding } from '../../../shared/ui/finding';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import type { ClassText } from '../texts/class-text';
import { MarkedParts } from '../marks/marked-parts';

interface PupilViewProps {
  readonly report: ClassReportResponse;
  readonly source: ClassText;
  readonly place: number;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** One text as written and as corrected, its marks by kind, and why each is one. */
export function PupilView({ report, source, place, note, onNote }: PupilViewProps) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const own = report.texts[place]!;
  const marks = listMarks(own.sentences);
  const kinds = countKinds([own]).toSorted((a, b) => b.marks - a.marks);
  const [top] = kinds;
  const say =
    top === undefined
      ? t('errors.none')
      : t('pupil.say', {
          kind: teacherKindTexts[top.kind].name[language],
          marks: top.marks,
          count: own.marks,
        });
  return (
    <>
      <Finding
        say={say}
        note={t('total.automatic')}
        figures={[
          { name: t('total.marks', { count: own.marks }), value: formatNumber(own.marks) },
          { name: t('errors.per100'), value: formatRate(own.per100) },
          { name: t('pupil.class_rate'), value: formatRate(report.total.per100) },
        ]}
      />
      <Box sx={columnsStyle}>
        {(['written', 'corrected'] as const).map((shows) => (
          <section key={shows}>
            <Typography variant="h2" sx={titleStyle}>
              {t(`pupil.${shows}`)}
            </Typography>
            <Box lang="et" sx={textStyle}>
              <MarkedParts
                example={{ text: source.text, marks: [...marks] }}
                shows={shows}
                isNumbered={shows === 'written'}
              />
            </Box>
          </section>
        ))}
        <Box sx={{ display: 'grid', gap: 3 }}>
          <section>
            <Typography variant="h2" sx={titleStyle}>
              {t('pupil.kinds')}
            </Typography>
            <BarList
              bars={kinds.map(({ kind, marks: count }) => ({
                ...{ key: kind, name: <KindName kind={kind} />, value: count, figure: formatNumber(count) },
              }))}
              columns="7.5rem minmax(0, 1fr) 2rem"
              rowPx={28}
              barPx={10}
            />
          </section>
          <TextField
            multiline
            minRows={3}
            label={t('pupil.note')}
            helperText={t('pupil.note_hint')}
            value={note}
            onChange={({ target }) => onNote(target.value)}
            sx={{ displayPrint: 'none' }}
          />
          <Box component="ol" sx={whysStyle}>
            {marks.map(({ start, end, corrected, why }) => (
              <li key={`${start} ${end}`}>
                <Box component="i" lang="et" sx={{ fontFamily: 'var(--serif)' }}>
                  {source.text.slice(start, end) || '∅'} → {corrected.trim() || '∅'}
                </Box>{' '}
                {why[language]}
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    ...{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    md: 'repeat(2, minmax(0, 1fr)) 288px',
  },
} as const;
const titleStyle = { pb: 1, borderBottom: '1px solid var(--line)' } as const;

const textStyle = {
  ...letters[16],
  fontFamily: 'var(--serif)',
  lineHeight: '2rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pt: 1.5,
} as const;

const whysStyle = { ...letters[14], m: 0, pl: 3, color: 'var(--ink-2)', '& li': { pb: '4px' } } as const;
