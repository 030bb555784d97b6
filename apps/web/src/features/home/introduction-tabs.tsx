import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { introducedTools, SiteContents } from '@keelerada/contract/site/site-content';
import { useLanguage } from '../../shared/i18n/use-language';
import { MEASURE, letters } from '../../shared/design/tokens';
import { useSiteContent } from '../../shared/site-content/site-content';
import videos from '../../../content/videos.json';
import { HomeSection } from './home-section';
import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import ButtonBase from '@mui/material/ButtonBase';

/** The player in the mode that sets no cookies before it plays; the server's policy allows frames of this host alone. */
const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/';

/** A still of our own; the player and its host come in only after the click. */
function IntroductionVideo({ title, video }: { readonly title: string; readonly video: string }) {
  const { t } = useTranslation('home-introductions');
  const language = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);
  // A still is small; what plays has room.
  const frame = {
    aspectRatio: '16 / 9',
    width: isPlaying ? { xs: '100%', md: 640 } : 256,
    maxWidth: '100%',
    borderRadius: '4px',
    display: 'block',
  } as const;
  if (isPlaying) {
    const options = new URLSearchParams({ autoplay: '1', rel: '0', hl: language });
    return (
      <Box
        component="iframe"
        title={t('video_title', { title })}
        src={`${PLAYER_URL}${video}?${options.toString()}`}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
        sx={{ ...frame, border: 0, bgcolor: 'action.hover' }}
      />
    );
  }
  return (
    <div>
      <ButtonBase
        focusRipple
        aria-label={t('play', { title })}
        onClick={() => setIsPlaying(true)}
        sx={{
          ...frame,
          display: 'inline-flex',
          bgcolor: 'var(--sunken)',
          color: 'var(--ink-2)',
          '&:hover': { color: 'var(--ink)' },
          '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        }}
      >
        <PlayCircleIcon sx={{ fontSize: '3rem' }} />
      </ButtonBase>
      <Typography sx={{ ...letters[12], mt: '4px', maxWidth: 256, color: 'var(--ink-3)' }}>
        {t('outside')}
      </Typography>
    </div>
  );
}

interface Introduction {
  readonly name: (typeof introducedTools)[number];
  readonly path: string;
  /** What the page there opens with. */
  readonly state?: { readonly openTextChoice: true };
}

/** Videos by tool and language as the content folder has them, until administrators publish others. */
const startVideos: SiteContents['videos'] = videos;

/** What is introduced on the home page, in the order of the tabs. */
const introductions: readonly Introduction[] = [
  { name: 'writing_evaluator', path: '/corrector' },
  { name: 'text_query', path: '/tools/wordlist', state: { openTextChoice: true } },
  { name: 'wordlist', path: '/tools/wordlist' },
  { name: 'word_context', path: '/tools/wordcontext' },
  { name: 'neighbouring_words', path: '/tools/collocates' },
  { name: 'cluster_catcher', path: '/tools/clusterfinder' },
  { name: 'word_analyser', path: '/tools/wordanalyser' },
];

function Panel({ introduction: { name, path, state } }: { readonly introduction: Introduction }) {
  const { t } = useTranslation('home-introductions');
  const language = useLanguage();
  const video = useSiteContent('videos', startVideos)[name];
  const title = t(`tabs.${name}.title`);
  return (
    <Box
      role="tabpanel"
      id={`introduction-${name}`}
      aria-labelledby={`introduction-tab-${name}`}
      sx={{
        pt: 2,
        display: 'grid',
        gap: '16px 40px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <div>
        <Typography sx={{ mb: 2, maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t(`tabs.${name}.text`)}
        </Typography>
        <Button variant="outlined" component={Link} to={path} state={state}>
          {t(`tabs.${name}.open`)}
        </Button>
      </div>
      <IntroductionVideo key={`${name} ${language}`} title={title} video={video[language]} />
    </Box>
  );
}

/** Seven tabs that introduce the tools, each with a video in the language of the interface. */
export function IntroductionTabs() {
  const { t } = useTranslation('home-introductions');
  const [chosen, setChosen] = useState(introductions[0]!);
  return (
    <HomeSection id="info" title={t('title')}>
      <Tabs
        value={chosen.name}
        onChange={(_event, name: Introduction['name']) =>
          setChosen(introductions.find((one) => one.name === name) ?? chosen)
        }
        variant="scrollable"
        scrollButtons="auto"
        aria-labelledby="info-heading"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {introductions.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`introduction-tab-${name}`}
            aria-controls={name === chosen.name ? `introduction-${name}` : undefined}
            label={t(`tabs.${name}.title`)}
          />
        ))}
      </Tabs>
      <Panel key={chosen.name} introduction={chosen} />
    </HomeSection>
  );
}
