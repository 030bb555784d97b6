import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import type { PaletteEntry } from './palette-entry';
import { PaletteList } from './palette-list';
import type { PaletteActions } from './use-palette-actions';
import { type TitledText, usePaletteGroups } from './use-palette-groups';
import { fieldStyle, PALETTE_WIDTH_PX } from './early-field';

/** Screen readers are told once the letters have stopped coming. */
const TELL_AFTER_MS = 600;

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
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Enter was pressed before the palette was there. */
  readonly isEntered: boolean;
  readonly actions: PaletteActions;
  readonly onPreview: (text: TitledText) => void;
  readonly onClose: () => void;
}

/** One field and a list under it: what is typed finds, the arrows choose, Enter opens. */
export function PaletteDialog({ typed, onType, isEntered, actions, onPreview, onClose }: PaletteDialogProps) {
  const { t } = actions;
  const listId = useId();
  const isPhone = !useIsAtLeast('sm');
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
  useEffect(() => {
    if (isEntered && active !== undefined) run(active);
    // Once, when the palette comes.
  }, []);
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
            ...(!isPhone && { width: PALETTE_WIDTH_PX, maxWidth: 'calc(100vw - 32px)', mt: '9vh', mb: 2 }),
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
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onType(target.value)}
          // What was typed before the palette was there stands in it: the next letter comes after that.
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
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
