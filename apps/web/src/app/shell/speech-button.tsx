import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/i18n/lazy-messages';

const loadPopper = async () => (await import('../../features/speech/speech-popper')).SpeechPopper;
const LazySpeechPopper = lazyPart(loadPopper, 'speech');

/** Opens text-to-speech, which is loaded at the first use. */
export function SpeechButton() {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = t('navigation.speech');
  return (
    <>
      <IconButton
        title={anchor === null ? title : ''}
        aria-label={title}
        aria-expanded={anchor !== null}
        // The marked text must stay marked.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <VolumeUpIcon />
      </IconButton>
      {anchor !== null && (
        <Suspense>
          <LazySpeechPopper anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
