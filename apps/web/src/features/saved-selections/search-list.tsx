import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useDateFormat } from '../../shared/i18n/use-language';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { useNotices } from '../../shared/notices/notices';
import { deleteSearches, searchHistory, switchHistory } from '../../shared/search-history/search-history';
import { useKnownSearches } from '../../shared/search-history/use-search-in-words';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';
import { listStyle, rowStyle, wordsStyle } from './list-style';

interface SearchListProps {
  readonly tools: readonly ToolDeclaration[];
  readonly onDownload: () => void;
}

/** The last searches as links to their results, and whether they are kept at all. */
export function SearchList({ tools, onDownload }: SearchListProps) {
  const { t } = useTranslation('saved-selections');
  const { searches, isOff } = useKeptValue(searchHistory);
  const { showNotice } = useNotices();
  const formatDay = useDateFormat({ dateStyle: 'medium' });
  const known = useKnownSearches(tools)(searches);
  const failed = () => showNotice('error', 'saved-selections:faults.no_room');
  const remove = (address?: string) => {
    const undo = deleteSearches(address);
    if (undo === null) return failed();
    const messageKey = address === undefined ? 'history.deleted_all' : 'history.deleted';
    showNotice('info', `saved-selections:${messageKey}`, undefined, { labelKey: 'notices:undo', run: undo });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
      {known.length === 0 && <Typography>{t(isOff ? 'history.off' : 'history.none')}</Typography>}
      {known.length > 0 && (
        <Box component="ul" aria-label={t('history.title')} sx={listStyle}>
          {known.map(({ address, searchedAt, tool, keyword, detail }) => (
            <Box component="li" key={address} sx={{ ...rowStyle, flexWrap: 'nowrap' }}>
              <Box sx={wordsStyle}>
                <Link component={RouterLink} to={address}>
                  {tool}
                  {keyword !== '' && ': '}
                  {keyword !== '' && (
                    <Box component="span" lang="et" sx={{ fontFamily: 'var(--serif)', fontWeight: 600 }}>
                      {keyword}
                    </Box>
                  )}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[detail, formatDay(searchedAt)].join(' · ')}
                </Typography>
              </Box>
              <IconButton
                aria-label={t('history.delete', { search: [tool, keyword].filter(Boolean).join(': ') })}
                onClick={() => remove(address)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              color="default"
              checked={!isOff}
              onChange={(_, isOn) => {
                if (!switchHistory(!isOn)) failed();
              }}
            />
          }
          label={t('history.keep')}
          sx={{ ml: 0, gap: 1, mr: 'auto' }}
        />
        {known.length > 0 && (
          <>
            <Button size="small" onClick={onDownload}>
              {t('history.download')}
            </Button>
            <Button size="small" onClick={() => remove()}>
              {t('history.delete_all')}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}
