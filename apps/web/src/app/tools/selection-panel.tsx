import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { CompareButton } from './compare-button';
import { SaveSelectionButton } from './save-selection-button';
import type { SideActions } from './compared-selections';
import { ComparedSelections } from './compared-selections';
import { SpreadBars } from './spread-bars';
import type { SelectionSummary } from './use-selection-summary';
import { useSelectionSummary } from './use-selection-summary';

interface SelectionPanelProps extends SideActions {
  /** In one line, and what the texts are like under it when it is asked for. */
  readonly isRow?: boolean;
}

/** What is being analysed: how much, found by which filters, of which levels and languages. Both selections, if there are two. */
export function SelectionPanel({ isRow = false, ...actions }: SelectionPanelProps) {
  const { t } = useTranslation('tools');
  const { compared, corpusTextIds, hasTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const { line, ownText, ...spreads } = useSelectionSummary();
  const [isOpen, setIsOpen] = useState(false);
  const makeUp = useId();
  const clear = () => {
    saveCorpusTexts([]);
    saveOwnTexts('');
  };
  if (!hasTexts) return null;
  if (compared !== null) return <ComparedSelections {...actions} />;
  const hasSpreads = Object.values(spreads).some((values) => values.length > 0);
  return (
    <Box role="group" aria-label={t('selection.title')} sx={isRow ? rowStyle : columnStyle}>
      {line !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{line}</Typography>}
      {ownText !== null && <Typography>{ownText}</Typography>}
      {!isRow && <Spreads {...spreads} />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: isRow ? 0.5 : 1 }}>
        {isRow && hasSpreads && (
          <Button
            size="small"
            endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            aria-expanded={isOpen}
            aria-controls={makeUp}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('selection.make_up')}
          </Button>
        )}
        {corpusTextIds !== null && (
          <Button size="small" variant={isRow ? 'text' : 'outlined'} onClick={() => actions.onEdit('A')}>
            {t('selection.edit')}
          </Button>
        )}
        {corpusTextIds !== null && <SaveSelectionButton />}
        <Button size="small" onClick={clear}>
          {t('selection.clear')}
        </Button>
        <CompareButton {...actions} />
      </Stack>
      {isRow && isOpen && (
        <Box
          id={makeUp}
          sx={{ flexBasis: '100%', display: 'flex', gap: 4, '& > *': { flex: 1, maxWidth: 400 } }}
        >
          <Spreads {...spreads} />
        </Box>
      )}
    </Box>
  );
}

type SpreadsProps = Pick<SelectionSummary, 'levels' | 'nativeLanguages' | 'citizenships'>;

function Spreads({ levels, nativeLanguages, citizenships }: SpreadsProps) {
  const { t } = useTranslation('tools');
  return (
    <>
      <SpreadBars title={t('selection.levels')} values={levels} showsAll />
      <SpreadBars title={t('selection.native_languages')} values={nativeLanguages} />
      <SpreadBars title={t('selection.citizenships')} values={citizenships} />
    </>
  );
}

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  flex: '1 1 auto',
  minWidth: 0,
} as const;
