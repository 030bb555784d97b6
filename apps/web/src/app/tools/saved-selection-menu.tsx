import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { useNotices } from '../../shared/notices/notices';
import {
  deleteSelection,
  savedSelections,
  type SavedSelection,
} from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useTextsInWords } from '../../shared/saved-selections/use-texts-in-words';
import { letters } from '../../shared/design/tokens';

/** Widest entry in pixels: the texts of a selection in words may be many. */
const MOST_WIDTH_PX = 360;
const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** A named selection as an entry of a menu. */
function SavedSelectionLabel({ selection: { name, texts } }: { readonly selection: SavedSelection }) {
  const nameTexts = useTextsInWords();
  return (
    <Box component="span" sx={{ minWidth: 0, maxWidth: `min(${MOST_WIDTH_PX}px, 75vw)` }}>
      <Box component="span" sx={cut}>
        {name}
      </Box>
      <Box component="span" sx={{ ...cut, ...letters[14], color: 'text.secondary' }}>
        {nameTexts(texts)}
      </Box>
    </Box>
  );
}

/** Texts that were saved under a name, to choose or to delete; absent while there are none. */
export function SavedSelectionMenu({ onOpened }: { readonly onOpened?: () => void }) {
  const { t } = useTranslation('saved-selections');
  const { selections } = useKeptValue(savedSelections);
  const { open } = useOpenSelection();
  const { side } = useTextSelection();
  const { showNotice } = useNotices();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const remove = (name: string) => {
    const undo = deleteSelection(name);
    if (undo === null) return showNotice('error', 'saved-selections:faults.no_room');
    showNotice('info', 'saved-selections:deleted', { name }, { labelKey: 'notices:undo', run: () => undo() });
  };
  if (selections.length === 0) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('open_menu')}
      </Button>
      <Popover
        open={place !== null}
        anchorEl={place}
        onClose={() => setPlace(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('open_menu') } }}
      >
        <Box component="ul" aria-label={t('open_menu')} sx={{ m: 0, p: 1, listStyle: 'none' }}>
          {selections.map((selection) => (
            <Box component="li" key={selection.name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Button
                color="inherit"
                onClick={() => {
                  setPlace(null);
                  open(selection, side, onOpened);
                }}
                sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left' }}
              >
                <SavedSelectionLabel selection={selection} />
              </Button>
              <IconButton
                aria-label={t('delete', { name: selection.name })}
                onClick={() => remove(selection.name)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      </Popover>
    </>
  );
}
