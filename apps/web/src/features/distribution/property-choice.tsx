import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { BarSelect } from '../../shared/ui/bar-select';
import { BarActions } from '../../shared/ui/tool-bar';
import { type GroupOrder, groupOrders } from './order-groups';

interface PropertyChoiceProps {
  /** Properties that some text tells; the others cannot be chosen. */
  readonly known: readonly DistributionProperty[];
  readonly property: DistributionProperty;
  readonly order: GroupOrder;
  readonly onPropertyChange: (property: DistributionProperty) => void;
  readonly onOrderChange: (order: GroupOrder) => void;
}

/** By what the texts are told apart, and in which order, in the bar. */
export function PropertyChoice(props: PropertyChoiceProps) {
  const { known, property, order, onPropertyChange, onOrderChange } = props;
  const { t } = useTranslation('distribution-screen');
  return (
    <BarActions place="tools">
      <BarSelect
        label={t('by')}
        value={property}
        choices={distributionProperties.map((each) => [each, t(`properties.${each}`)] as const)}
        isDisabled={(each) => !known.includes(each)}
        onChange={onPropertyChange}
      />
      <BarSelect
        label={t('order.title')}
        value={order}
        choices={groupOrders.map((each) => [each, t(`order.${each}`)] as const)}
        onChange={onOrderChange}
      />
    </BarActions>
  );
}
