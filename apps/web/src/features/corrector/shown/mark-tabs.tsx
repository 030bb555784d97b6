import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { TextMark } from '@keelerada/contract/corrector/corrector';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { markStyles, readMarkLook } from './mark-style';

/** Words shown below the tabs; all of them are marked in the text. */
const MAX_SHOWN_WORDS = 40;

/** Different words of the marks with their counts, the most frequent first. */
function countWords(marks: readonly TextMark[], text: string): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { start, end } of marks) {
    const word = text.slice(start, end).toLocaleLowerCase('et');
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

interface MarkTabsProps {
  readonly kinds: readonly TextMarkKind[];
  readonly kind: TextMarkKind;
  readonly onChange: (kind: TextMarkKind) => void;
  readonly marks: readonly TextMark[];
  readonly text: string;
}

/** Chooses what is marked in the text, and lists it. */
export function MarkTabs({ kinds, kind, onChange, marks, text }: MarkTabsProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const shown = marks.filter((mark) => mark.kind === kind);
  const words = kind === 'longsentence' ? [] : countWords(shown, text);
  return (
    <Box sx={markStyles}>
      <Tabs
        value={kind}
        onChange={(_, next: TextMarkKind) => onChange(next)}
        variant="scrollable"
        aria-label={t('marks.title')}
      >
        {kinds.map((each) => (
          <Tab
            key={each}
            value={each}
            label={`${t(`marks.${each}`)} (${formatNumber(marks.filter((mark) => mark.kind === each).length)})`}
          />
        ))}
      </Tabs>
      <Box sx={{ pt: 2 }}>
        {shown.length === 0 ? (
          <Typography color="text.secondary">{t('marks.none')}</Typography>
        ) : (
          <Stack spacing={1}>
            <Typography color="text.secondary">{t('marks.shown_in_text')}</Typography>
            {kind === 'wordrepetition' && (
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                {(['same-sentence', 'next-sentence', 'both-sentence'] as const).map((repetition) => (
                  <Box
                    key={repetition}
                    component="span"
                    className={readMarkLook({ kind, repetition }).className}
                  >
                    {t(`marks.${repetition}`)}
                  </Box>
                ))}
              </Stack>
            )}
            <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
              {words.slice(0, MAX_SHOWN_WORDS).map(([word, count]) => (
                <Chip
                  key={word}
                  size="small"
                  variant="outlined"
                  className={kind === 'wordrepetition' ? '' : readMarkLook({ kind }).className}
                  label={count > 1 ? `${word} ${formatNumber(count)}×` : word}
                />
              ))}
            </Stack>
            {words.length > MAX_SHOWN_WORDS && (
              <Typography color="text.secondary">
                {t('marks.more', { formatted: formatNumber(words.length - MAX_SHOWN_WORDS) })}
              </Typography>
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
}
