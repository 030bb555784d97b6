import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { decodeOutcome } from '../../shared/practice/result-code';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { PlainTable } from '../../shared/ui/plain-table';

/** Lines of a class that are read; more are no class. */
const MOST_LINES = 500;

/** The codes that pupils hand in after an exercise, a line each with their name, as a table. Nothing is sent. */
export function ExerciseCodes() {
  const { t } = useTranslation(['class-report', 'practice']);
  const language = useLanguage();
  const [typed, setTyped] = useToolDraft('class-report.codes', '');
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
  const rows = lines.map((line, at) => {
    const words = line.split(/[\s,;]+/u);
    const outcome = decodeOutcome(words.at(-1) ?? '', language);
    const name = words.slice(0, -1).join(' ');
    const key = `${at} ${line}`;
    if (outcome === null) return { key, cells: [line, t('codes.unreadable'), '', ''] };
    const { right, count, level, missed } = outcome;
    const rules = missed.map(({ topic, formName }) => {
      const named = t(`practice:topics.${topic}.name`);
      return formName === null ? named : `${named}: ${formName}`;
    });
    return {
      key,
      cells: [
        name === '' ? line : name,
        t('practice:result.of', { right, count }),
        <LevelChip key="level" level={level} />,
        rules.length === 0 ? '–' : rules.join('; '),
      ],
    };
  });
  return (
    <Box component="section" sx={sectionStyle}>
      <Typography variant="h2">{t('codes.title')}</Typography>
      <Typography sx={{ color: 'var(--ink-2)', maxWidth: '80ch' }}>{t('codes.explanation')}</Typography>
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={t('codes.field')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {rows.length > 0 && (
        <PlainTable
          label={t('codes.title')}
          columns={(['pupil', 'right', 'level', 'revise'] as const).map((name) => ({
            title: t(`codes.${name}`),
          }))}
          rows={rows}
        />
      )}
    </Box>
  );
}

const sectionStyle = { displayPrint: 'none', display: 'grid', gap: 1.5, pt: 3 } as const;
