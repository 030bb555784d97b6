import type { DistributionProperty } from '@keelerada/contract/choices';
import type { DistributionResponse } from '@keelerada/contract/distribution';
import type { TableView } from '../../shared/ui/result-table/table-view';
import type { GroupOrder } from './order-groups';
import { chooseFirstOrder } from './order-groups';

/** How a result is looked at. */
export interface DistributionView {
  readonly property: DistributionProperty;
  /** Orders that were chosen; a property without one has its own first order. */
  readonly orders: Readonly<Partial<Record<DistributionProperty, GroupOrder>>>;
  /** Whether the picture has groups with few data; null before a choice. */
  readonly showsSmall: boolean | null;
  readonly table: TableView | null;
}

export const firstDistributionView: DistributionView = {
  property: 'level',
  orders: {},
  showsSmall: null,
  table: null,
};

export const readShownOrder = ({ orders }: DistributionView, property: DistributionProperty): GroupOrder =>
  orders[property] ?? chooseFirstOrder(property);

/** Properties of which at least one text tells a value. */
export function findKnownProperties({ distributionList }: DistributionResponse): DistributionProperty[] {
  return distributionList
    .filter(({ groups }) => groups.some(({ value }) => value !== null))
    .map(({ property }) => property);
}
