import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';

/** The player in the mode that sets no cookies before it plays; the server's policy allows frames of this host alone. */
const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/';

interface IntroductionVideoProps {
  readonly title: string;
  readonly video: string;
  readonly Icon: typeof SvgIcon;
}

/** A still of our own; the player and its host come in only after the click. */
export function IntroductionVideo({ title, video, Icon }: IntroductionVideoProps) {
  const { t } = useTranslation('home-introductions');
  const language = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = {
    width: '100%',
    aspectRatio: '16 / 9',
    maxWidth: 640,
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
          position: 'relative',
          overflow: 'hidden',
          bgcolor: 'var(--sunken)',
          color: 'var(--ink-2)',
          '&:hover': { color: 'var(--ink)' },
          '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        }}
      >
        <Icon
          aria-hidden
          sx={{ position: 'absolute', right: 24, bottom: 24, fontSize: '6rem', opacity: 0.14 }}
        />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
          }}
        >
          <PlayCircleIcon sx={{ fontSize: '3rem' }} />
          <Typography component="span" sx={{ fontWeight: 600, px: 2, textAlign: 'center' }}>
            {title}
          </Typography>
        </Box>
      </ButtonBase>
      <Typography variant="body2" sx={{ mt: 1, color: 'var(--ink-3)' }}>
        {t('outside')}
      </Typography>
    </div>
  );
}
