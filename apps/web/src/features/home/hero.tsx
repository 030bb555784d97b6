import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters, pageStyle } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { CorpusSearch } from './corpus-search';
import { OwnTextStart } from './own-text-start';
import type { LiveLines } from './use-live-lines';

interface HeroProps {
  readonly word: string;
  readonly onWordChange: (word: string) => void;
  readonly lines: LiveLines;
  readonly onSearch: (word: string) => void;
  readonly isPending: boolean;
}

const leadStyle = { ...letters[16], color: 'var(--ink-2)', pt: '12px', pb: 2 } as const;

/** What the place is for: a word of the corpus on the left, a text of the visitor's own on the right. */
export function Hero({ word, onWordChange, lines, onSearch, isPending }: HeroProps) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const { texts, runningWords } = useSession().corpus;
  const numbers = { texts: formatNumber(texts), words: formatNumber(runningWords) };
  return (
    <Box sx={{ ...pageStyle, pt: { xs: '24px', sm: '40px' }, pb: '24px' }}>
      <Typography
        variant="h1"
        sx={{ ...letters[36], letterSpacing: '-0.015em', textWrap: 'balance', hyphens: 'none' }}
      >
        {t('hero.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: '40px',
          justifyContent: 'space-between',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 56.25em)': { gridTemplateColumns: 'minmax(0, 600px) minmax(0, 480px)' },
        }}
      >
        <div>
          <Typography sx={leadStyle} data-counted>
            {t(texts === 0 ? 'hero.empty' : 'hero.fact', { ...numbers, count: texts })}
          </Typography>
          <CorpusSearch
            word={word}
            onWordChange={onWordChange}
            onSearch={onSearch}
            isPending={isPending}
            lines={lines}
          />
        </div>
        <div>
          <Typography sx={{ ...leadStyle, '@media (max-width: 56.1875em)': { pt: '24px' } }}>
            {t('own.lead')}
          </Typography>
          <OwnTextStart />
        </div>
      </Box>
    </Box>
  );
}
