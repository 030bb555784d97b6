import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/limits';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import type { TitledText } from './command-palette.queries';
import type { PaletteEntry } from './palette-entry';
import { PaletteList } from './palette-list';
import type { PaletteActions } from './use-palette-actions';
import { usePaletteGroups } from './use-palette-groups';
import { letters } from '../../shared/design/tokens';

const WIDTH_PX = 640;
/** Screen readers are told once the letters have stopped coming. */
const TELL_AFTER_MS = 600;

const fieldStyle = {
  flex: 1,
  minWidth: 0,
  height: 52,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  ...letters[16],
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
} as const;

/** The entry that Enter opens: moved by the arrows, round the ends, and back to the first with every letter. */
function useActiveEntry(entries: readonly PaletteEntry[], typed: string) {
  const [chosen, setChosen] = useState({ typed, id: '' });
  const place = chosen.typed === typed ? entries.findIndex(({ id }) => id === chosen.id) : 0;
  const active = entries[Math.max(0, place)];
  const choose = (id: string) => setChosen({ typed, id });
  const move = (steps: number) => {
    const next = entries.at((Math.max(0, place) + steps) % entries.length);
    if (next !== undefined) choose(next.id);
  };
  return { active, choose, move };
}

/** What a screen reader says of the entries, after a moment. */
function useToldCount(text: string): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), TELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return told;
}

interface PaletteDialogProps {
  readonly actions: PaletteActions;
  readonly onPreview: (text: TitledText) => void;
  readonly onClose: () => void;
}

/** One field and a list under it: what is typed finds, the arrows choose, Enter opens. */
export function PaletteDialog({ actions, onPreview, onClose }: PaletteDialogProps) {
  const { t } = actions;
  const listId = useId();
  const isPhone = !useIsAtLeast('sm');
  const [typed, setTyped] = useState('');
  const { groups, isFetching } = usePaletteGroups(typed, actions, onPreview);
  const entries = groups.flatMap((group) => group.entries);
  const { active, choose, move } = useActiveEntry(entries, typed);
  const told = useToldCount(
    isFetching ? '' : entries.length === 0 ? t('none') : t('count', { count: entries.length }),
  );
  const run = (entry: PaletteEntry) => {
    // A preview takes the place of the palette; all else closes it.
    if (!entry.id.startsWith('text-')) onClose();
    entry.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active !== undefined) run(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      disableRestoreFocus
      transitionDuration={0}
      // Above notices too: they would cover what is being typed.
      sx={{ zIndex: 'tooltip', '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('title'),
          sx: {
            backgroundImage: 'none',
            ...(!isPhone && { width: WIDTH_PX, maxWidth: 'calc(100vw - 32px)', mt: '9vh', mb: 2 }),
          },
        },
      }}
    >
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: isPhone ? 0.5 : 2, flexShrink: 0 },
          ...{ borderBottom: 1, borderColor: 'divider', color: 'text.secondary' },
        }}
      >
        <SearchIcon fontSize="small" />
        <Box
          component="input"
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.id}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_KEYWORD_CHARACTERS}
          placeholder={t(isPhone ? 'shell:navigation.command_palette_hint' : 'placeholder')}
          value={typed}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
          onKeyDown={handleKey}
          sx={fieldStyle}
        />
        {isPhone && (
          <Button color="inherit" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </Box>
      <PaletteList
        id={listId}
        label={t('title')}
        groups={groups}
        activeId={active?.id}
        isFetching={isFetching}
        onPoint={choose}
        onRun={run}
      />
      <Box role="status" sx={hiddenStyle}>
        {told}
      </Box>
    </Dialog>
  );
}
