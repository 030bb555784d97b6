import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DistributionProperty } from '@keelerada/contract/choices';
import { distributionProperties } from '@keelerada/contract/choices';
import { useTranslation } from 'react-i18next';
import type { GroupOrder } from './order-groups';
import { groupOrders } from './order-groups';

interface PropertyChoiceProps {
  /** Properties that some text tells; the others cannot be chosen. */
  readonly known: readonly DistributionProperty[];
  readonly property: DistributionProperty;
  readonly order: GroupOrder;
  readonly onPropertyChange: (property: DistributionProperty) => void;
  readonly onOrderChange: (order: GroupOrder) => void;
}

/** By what the texts are told apart, and in which order: buttons where there is room, else a list. */
export function PropertyChoice({
  known,
  property,
  order,
  onPropertyChange,
  onOrderChange,
}: PropertyChoiceProps) {
  const { t } = useTranslation('distribution-screen');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={property}
        aria-label={t('by')}
        onChange={(_, next: DistributionProperty | null) => next !== null && onPropertyChange(next)}
        sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap' }}
      >
        {distributionProperties.map((each) => (
          <ToggleButton key={each} value={each} disabled={!known.includes(each)} sx={{ px: 1.5 }}>
            {t(`properties.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        label={t('by')}
        value={property}
        onChange={({ target }) => onPropertyChange(target.value as DistributionProperty)}
        sx={{ display: { xs: 'flex', sm: 'none' }, flex: '1 1 140px', minWidth: 0 }}
      >
        {distributionProperties.map((each) => (
          <MenuItem key={each} value={each} disabled={!known.includes(each)}>
            {t(`properties.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('order.title')}
        value={order}
        onChange={({ target }) => onOrderChange(target.value as GroupOrder)}
        sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' }, minWidth: { xs: 0, sm: 176 } }}
      >
        {groupOrders.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`order.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
