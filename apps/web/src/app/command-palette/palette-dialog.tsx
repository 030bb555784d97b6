import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { type KeyboardEvent, useEffect, useId, useState, useRef } from 'react';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
import type { PaletteActions } from './use-palette-actions';
import { type TitledText, usePaletteGroups } from './use-palette-groups';
import { fieldStyle, PALETTE_WIDTH_PX } from './early-field';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { letters } from '../../shared/design/tokens';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const headStyle = { px: 2, pt: 1, pb: 0.5, ...letters[12], color: 'text.secondary' } as const;
const noteStyle = { ...headStyle, pt: 0.5, pb: 0.5, ...letters[14] } as const;
const entryStyle = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 1.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  minHeight: { xs: 44, sm: 36 },
  px: 2,
  py: 0.75,
  cursor: 'pointer',
  // What Enter opens has the ground of what is open, and an edge that is seen without colours.
  '&[aria-selected="true"]': {
    bgcolor: 'background.subtle',
    boxShadow: 'inset 2px 0 0 var(--mui-palette-text-primary)',
  },
} as const;

interface EntryProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function Entry({ id, entry, isActive, onPoint, onRun }: EntryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { text, hint, isEstonian } = entry;
  return (
    <Box
      ref={place}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      sx={entryStyle}
    >
      <Box
        component="span"
        {...(isEstonian === true && { lang: 'et' })}
        sx={{ ...cut, maxWidth: '100%', ...(isEstonian === true && { fontFamily: 'var(--serif)' }) }}
      >
        {text}
      </Box>
      {hint !== undefined && (
        <Box
          component="span"
          sx={{ ...cut, ...letters[14], color: 'text.secondary', ml: { sm: 'auto' }, maxWidth: '100%' }}
        >
          <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            {', '}
          </Box>
          {hint}
        </Box>
      )}
    </Box>
  );
}

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly activeId: string | undefined;
  readonly isFetching: boolean;
  readonly onPoint: (id: string) => void;
  readonly onRun: (entry: PaletteEntry) => void;
}

/** What was found, under headings. */
function PaletteList({ id, label, groups, activeId, isFetching, onPoint, onRun }: PaletteListProps) {
  const { t } = useTranslation('command-palette');
  const formatNumber = useNumberFormat();
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', pb: 1, maxHeight: { sm: '62vh' } }}>
      <Box id={id} role="listbox" aria-label={label}>
        {groups.map(({ name, entries, more = 0 }) => (
          <Box key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <Box id={`${id}-${name}`} role="presentation" sx={headStyle}>
              {t(`groups.${name}`)}
              {more > 0 &&
                ` · ${t('of', { shown: formatNumber(entries.length), all: formatNumber(entries.length + more) })}`}
            </Box>
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                id={`${id}-${entry.id}`}
                entry={entry}
                isActive={entry.id === activeId}
                onPoint={() => onPoint(entry.id)}
                onRun={() => onRun(entry)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {isFetching && <Box sx={noteStyle}>{t('fetching')}</Box>}
      {!isFetching && groups.length === 0 && <Box sx={noteStyle}>{t('none')}</Box>}
    </Box>
  );
}

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
