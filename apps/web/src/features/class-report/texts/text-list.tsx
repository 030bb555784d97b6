import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  MAX_CLASS_CHARACTERS,
  MAX_CLASS_TEXT_CHARACTERS,
  MAX_CLASS_TEXTS,
} from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { countWords, findTrouble, isTooLong, type ClassText } from './class-text';

interface TextListProps {
  readonly texts: readonly ClassText[];
  readonly onChange: (texts: readonly ClassText[]) => void;
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 36,
  borderBottom: '1px solid var(--grid)',
} as const;

/** The texts that were added, with their length; what is over a limit is told. */
export function TextList({ texts, onChange }: TextListProps) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  const trouble = findTrouble(texts);
  if (texts.length === 0)
    return (
      <Typography sx={{ color: 'var(--ink-3)' }}>{t('texts.none', { most: MAX_CLASS_TEXTS })}</Typography>
    );
  const limits = {
    texts: MAX_CLASS_TEXTS,
    one: formatNumber(MAX_CLASS_TEXT_CHARACTERS),
    all: formatNumber(MAX_CLASS_CHARACTERS),
  };
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, borderBottom: '1px solid var(--line)' }}>
        <Typography component="h2" sx={{ ...letters[14], fontWeight: 600 }}>
          {t('texts.title')}
        </Typography>
        <Button size="small" color="inherit" onClick={() => onChange([])} sx={{ ml: 'auto' }}>
          {t('texts.clear')}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {texts.map((text) => {
          const words = countWords(text.text);
          return (
            <Box component="li" key={text.id} sx={rowStyle}>
              <Box
                component="span"
                sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {text.name}
              </Box>
              <Box
                component="span"
                sx={{
                  color: isTooLong(text) ? 'var(--warn)' : 'var(--ink-3)',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {isTooLong(text)
                  ? t('texts.over_limit', { formatted: formatNumber(text.text.length) })
                  : t('texts.words', { count: words, formatted: formatNumber(words) })}
              </Box>
              <IconButton
                size="small"
                aria-label={t('texts.remove', { name: text.name })}
                onClick={() => onChange(texts.filter(({ id }) => id !== text.id))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Typography role="status" sx={{ color: 'var(--warn)', mt: trouble === null ? 0 : 1 }}>
        {trouble !== null && t(`texts.trouble.${trouble}`, limits)}
      </Typography>
    </div>
  );
}
