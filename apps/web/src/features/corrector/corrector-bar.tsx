import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { ModelToggle } from './model-toggle';

export const correctorTabs = ['proofreading', 'level', 'complexity', 'vocabulary'] as const;
export type CorrectorTab = (typeof correctorTabs)[number];

const BAR_PX = 56;
const PHONE_BAR_PX = 44;
const barHeight = { xs: PHONE_BAR_PX, sm: BAR_PX };

interface CorrectorBarProps {
  readonly isTest: boolean;
  readonly tab: CorrectorTab;
  readonly onTabChange: (tab: CorrectorTab) => void;
  /** Null before the first check. */
  readonly errorCount: number | null;
  readonly model: CorrectorModel;
  /** Null where a warning stands in the place of the choice. */
  readonly onModelChange: ((model: CorrectorModel) => void) | null;
}

/** Title, tabs and what is checked, in one row; on phones the tabs alone. */
export function CorrectorBar(props: CorrectorBarProps) {
  const { isTest, tab, onTabChange, errorCount, model, onModelChange } = props;
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const makeLabel = (each: CorrectorTab) => (
    <span>
      {t(`tabs.${each}`)}
      {each === 'proofreading' && errorCount !== null && (
        <Box component="span" aria-hidden sx={{ ml: 1, color: 'var(--ink-3)', fontWeight: 400 }}>
          {formatNumber(errorCount)}
        </Box>
      )}
    </span>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: 2,
        mt: 1,
        borderBottom: '1px solid var(--line)',
      }}
    >
      {/* On phones for screen readers alone: the tabs take the row. */}
      <Typography
        variant="h1"
        sx={({ breakpoints }) => ({ whiteSpace: 'nowrap', [breakpoints.down('sm')]: hiddenStyle })}
      >
        {t(isTest ? 'title_test' : 'title')}
      </Typography>
      <Tabs
        value={tab}
        onChange={(_, next: CorrectorTab) => onTabChange(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs.title')}
        sx={{
          minHeight: barHeight,
          mx: { xs: -1, sm: 0 },
          maxWidth: { xs: 'calc(100% + 16px)', sm: '100%' },
        }}
      >
        {correctorTabs.map((each) => (
          <Tab
            key={each}
            value={each}
            label={makeLabel(each)}
            id={`corrector-tab-${each}`}
            aria-controls="corrector-result"
            sx={{
              ...letters[14],
              minHeight: barHeight,
              minWidth: 0,
              // All four stand beside each other on a phone.
              mr: { xs: 0, sm: '24px' },
              px: { xs: 1, sm: 1.5 },
              py: 0,
              fontWeight: 400,
              '&.Mui-selected': { fontWeight: 600 },
            }}
          />
        ))}
      </Tabs>
      {onModelChange !== null && (
        <Box sx={{ ml: 'auto', py: 1, display: { xs: 'none', sm: 'block' } }}>
          <ModelToggle model={model} hasTest={isTest} onChange={onModelChange} />
        </Box>
      )}
    </Box>
  );
}
