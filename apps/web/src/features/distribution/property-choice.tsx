import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/ui/select-field';
import { type GroupOrder, groupOrders } from './order-groups';

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
      <SelectField
        label={t('by')}
        value={property}
        onChange={onPropertyChange}
        options={distributionProperties}
        nameOption={(each) => t(`properties.${each}`)}
        isDisabled={(each) => !known.includes(each)}
        sx={{ display: { xs: 'flex', sm: 'none' }, flex: '1 1 140px', minWidth: 0 }}
      />
      <SelectField
        label={t('order.title')}
        value={order}
        onChange={onOrderChange}
        options={groupOrders}
        nameOption={(each) => t(`order.${each}`)}
        sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' }, minWidth: { xs: 0, sm: 176 } }}
      />
    </Box>
  );
}
