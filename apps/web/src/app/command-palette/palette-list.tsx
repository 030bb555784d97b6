import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
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
export function PaletteList({ id, label, groups, activeId, isFetching, onPoint, onRun }: PaletteListProps) {
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
