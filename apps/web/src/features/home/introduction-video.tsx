import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useLanguage } from '../../shared/i18n/use-language';

/** The player in the mode that sets no cookies before it plays; the server's policy allows frames of this host alone. */
const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/';

interface IntroductionVideoProps {
  readonly title: string;
  readonly video: string;
}

/** A still of our own; the player and its host come in only after the click. */
export function IntroductionVideo({ title, video }: IntroductionVideoProps) {
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
