import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../../shared/i18n/use-language';
import type { SavedSelection } from '../../shared/saved-selections/saved-selections';
import { useTextsInWords } from '../../shared/saved-selections/use-texts-in-words';
import { rowStyle, wordsStyle } from './list-style';
import { RenameForm } from './rename-form';

interface SelectionRowProps {
  readonly selection: SavedSelection;
  readonly isPending: boolean;
  /** It has just been renamed or was about to: the focus goes back to where that began. */
  readonly isRenamed: boolean;
  /** Missing while there is nothing to compare with. */
  readonly onCompare?: (() => void) | undefined;
  readonly onOpen: () => void;
  readonly onRenamed: (name: string) => void;
  readonly onDelete: () => void;
}

/** A named selection: its texts in words, and what can be done with it. */
export function SelectionRow(props: SelectionRowProps) {
  const { selection, isPending, isRenamed, onCompare, onOpen, onRenamed, onDelete } = props;
  const { t } = useTranslation('saved-selections');
  const nameTexts = useTextsInWords();
  const formatDay = useDateFormat({ dateStyle: 'medium' });
  const { name, savedAt, texts } = selection;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRenamed && !isRenaming) rename.current?.focus();
  }, [isRenamed, isRenaming]);
  if (isRenaming)
    return (
      <Box component="li" sx={rowStyle}>
        <RenameForm
          name={name}
          onClose={(next) => {
            setIsRenaming(false);
            onRenamed(next);
          }}
        />
      </Box>
    );
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={wordsStyle}>
        <Link
          component="button"
          type="button"
          disabled={isPending}
          aria-label={t('list.open', { name })}
          onClick={onOpen}
          sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[nameTexts(texts), formatDay(savedAt)].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        {onCompare !== undefined && (
          <Button
            size="small"
            disabled={isPending}
            aria-label={t('list.compare_with', { name })}
            onClick={onCompare}
          >
            {t('list.compare')}
          </Button>
        )}
        <IconButton ref={rename} aria-label={t('list.rename', { name })} onClick={() => setIsRenaming(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('list.delete', { name })} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
