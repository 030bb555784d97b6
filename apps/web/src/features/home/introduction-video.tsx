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
  const frame = { width: '100%', aspectRatio: '16 / 9', borderRadius: 2, display: 'block' } as const;
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
          bgcolor: 'background.subtle',
          color: 'text.primary',
          '&:hover [data-play], &.Mui-focusVisible [data-play]': { transform: 'scale(1.1)' },
          '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 2 },
        }}
      >
        <Icon
          aria-hidden
          sx={{
            position: 'absolute',
            right: '-4%',
            bottom: '-14%',
            fontSize: { xs: 200, md: 280 },
            opacity: 0.14,
          }}
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
          <PlayCircleIcon data-play sx={{ fontSize: 84, transition: 'transform 200ms' }} />
          <Typography
            component="span"
            sx={{ fontWeight: 650, color: 'text.primary', px: 2, textAlign: 'center' }}
          >
            {title}
          </Typography>
        </Box>
      </ButtonBase>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('outside')}
      </Typography>
    </div>
  );
}
