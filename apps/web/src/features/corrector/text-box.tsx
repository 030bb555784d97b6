import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/limits';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { TextEditor } from './editor/use-text-editor';
import { markStyles } from './shown/mark-style';

interface TextBoxProps {
  readonly editor: TextEditor;
}

/** The one text box that all tabs share. */
export function TextBox({ editor }: TextBoxProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { text, attach } = editor;
  const isTooLong = text.length > MAX_CORRECTOR_CHARACTERS;
  return (
    <div>
      <Box
        sx={{
          position: 'relative',
          border: 1,
          borderColor: isTooLong ? 'error.main' : 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': {
            borderColor: 'text.primary',
            boxShadow: (theme) => `0 0 0 1px ${theme.vars?.palette.text.primary ?? ''}`,
          },
        }}
      >
        {text === '' && (
          <Typography
            aria-hidden
            sx={{
              position: 'absolute',
              top: 16,
              left: 20,
              right: 20,
              color: 'text.secondary',
              pointerEvents: 'none',
            }}
          >
            {t('text.placeholder')}
          </Typography>
        )}
        <Box
          ref={attach}
          sx={{
            '& .ProseMirror': {
              minHeight: { xs: 200, md: 360 },
              maxHeight: { xs: '55vh', md: 'calc(100vh - 260px)' },
              overflowY: 'auto',
              p: 2,
              px: 2.5,
              outline: 'none',
              fontSize: '1.1rem',
              lineHeight: 1.75,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            },
            '& .ProseMirror p': { m: 0, minHeight: '1.75em', maxWidth: '75ch' },
            ...markStyles,
          }}
        />
      </Box>
      <Typography variant="body2" color={isTooLong ? 'error' : 'text.secondary'} sx={{ mt: 0.5 }}>
        {t(isTooLong ? 'text.too_long' : 'text.length', {
          now: formatNumber(text.length),
          most: formatNumber(MAX_CORRECTOR_CHARACTERS),
        })}{' '}
        {t('text.not_kept')}
      </Typography>
    </div>
  );
}
