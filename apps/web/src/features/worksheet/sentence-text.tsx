import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ContentSentence } from './make-worksheet-content';

/** Russian sentences are told to screen readers and the browser. */
const readTextLanguage = (text: string) => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'et');

/** A sentence as it stands on paper. */
export function SentenceText({ sentence }: { readonly sentence: ContentSentence }) {
  const { t } = useTranslation('worksheet');
  const language = readTextLanguage(sentence.parts.map(({ text }) => text).join(''));
  return (
    <span lang={language}>
      {sentence.parts.map(({ kind, text }, index) => {
        if (kind === 'plain') return text;
        if (kind === 'bold') return <strong key={index}>{text}</strong>;
        return (
          <span key={index} role="img" aria-label={t('sheet.gap')}>
            {text}
          </span>
        );
      })}
      {sentence.level !== null && (
        <Box component="span" sx={{ fontSize: '0.8em', color: '#5b5861', whiteSpace: 'nowrap' }}>
          {` (${sentence.level})`}
        </Box>
      )}
    </span>
  );
}
