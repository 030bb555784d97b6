import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { PracticeLevel } from '@keelerada/contract/teaching/practice-choices';
import type { PracticeText } from '@keelerada/practice/compile-stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { families, letters } from '../../shared/design/tokens';
import { useLanguage } from '../../shared/i18n/use-language';
import { loadTexts } from '../../shared/practice/load-items';
import { smallStyle } from './practice-style';
import { gridStyle, headStyle } from './home-style';

/** The first sentence, its gaps empty. */
function Beginning({ tasks, after }: PracticeText) {
  const shown = tasks.map(({ before }) => before);
  const end = [...shown, after].findIndex((part) => /[.!?](?:\s|$)/u.test(part));
  const parts = [...shown, after].slice(0, end + 1);
  return (
    <Box component="span" lang="et" sx={{ ...letters[16], ...serifStyle, color: 'var(--ink-2)' }}>
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 && <Box component="span" sx={gapStyle} />}
          {at === end ? part.split(/(?<=[.!?])\s/u)[0] : part}
        </span>
      ))}
    </Box>
  );
}

/** The short texts of a level; what is chosen is a subject. */
export function TextList({ level }: { readonly level: PracticeLevel }) {
  const { t } = useTranslation('practice');
  const [theme, setTheme] = useState<PracticeText['theme'] | null>(null);
  const language = useLanguage();
  const { data: texts = [] } = useQuery({
    queryKey: ['practice-texts', level, language],
    queryFn: ({ signal }) => loadTexts(level, language, signal),
    staleTime: Infinity,
  });
  if (texts.length === 0) return null;
  const themes = [null, ...new Set(texts.map((text) => text.theme))] as const;
  const shown = texts.filter((text) => theme === null || !themes.includes(theme) || text.theme === theme);
  return (
    <section aria-labelledby="practice-texts">
      <Box sx={headStyle}>
        <Typography id="practice-texts" variant="h2">
          {t('home.texts')}
        </Typography>
        <Box role="group" aria-label={t('home.theme')} sx={themesStyle}>
          {themes.map((each) => (
            <Button
              key={each}
              color="inherit"
              aria-pressed={each === theme}
              onClick={() => setTheme(each)}
              sx={each === theme ? { bgcolor: 'var(--sunken)' } : themeStyle}
            >
              {t(`themes.${each ?? 'all'}`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Box component="ul" sx={gridStyle}>
        {shown.map((text) => (
          <li key={text.id}>
            <Link to={`?text=${text.id}`}>
              <Box sx={{ ...smallStyle, display: 'flex', justifyContent: 'space-between' }}>
                <span>{t(`themes.${text.theme}`)}</span>
                <span>{t('home.size', { words: text.words, gaps: text.tasks.length })}</span>
              </Box>
              <Box component="h3" lang="et" sx={titleStyle}>
                {text.title}
              </Box>
              <Beginning {...text} />
            </Link>
          </li>
        ))}
      </Box>
    </section>
  );
}

const serifStyle = { fontFamily: families.serif } as const;
const titleStyle = { ...letters[20], ...serifStyle, m: 0, py: '4px', fontWeight: 600 } as const;
const gapStyle = {
  display: 'inline-block',
  width: 64,
  height: 16,
  borderBottom: '2px solid var(--line-strong)',
} as const;
const themesStyle = { ml: { sm: 'auto' }, mr: { sm: '-12px' }, display: 'flex', overflowX: 'auto' } as const;
const themeStyle = { fontWeight: 400, color: 'var(--ink-2)', flex: 'none' } as const;
