import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import type { DistributionResponse } from '@keelerada/contract/tools/distribution';
import { readTableView, type TableView } from '../../shared/ui/result-table/table-view';
import { chooseFirstOrder, type GroupOrder, groupOrders } from './order-groups';

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

/** The look that an address asks for; null if it makes no sense, because anyone can write a link. */
export function readDistributionView(linked: unknown): DistributionView | null {
  if (typeof linked !== 'object' || linked === null) return null;
  const { property, orders, showsSmall, table } = linked as Record<keyof DistributionView, unknown>;
  const known = distributionProperties.find((each) => each === property);
  const isChoice = showsSmall === null || typeof showsSmall === 'boolean';
  const shownTable = table === null ? null : readTableView(table);
  if (known === undefined || !isChoice || (table !== null && shownTable === null)) return null;
  return { property: known, orders: readOrders(orders), showsSmall, table: shownTable };
}

function readOrders(linked: unknown): DistributionView['orders'] {
  const given = Object(linked) as Record<string, unknown>;
  return Object.fromEntries(
    distributionProperties.flatMap((property) => {
      const order = groupOrders.find((each) => each === given[property]);
      return order === undefined ? [] : [[property, order]];
    }),
  );
}

export const readShownOrder = ({ orders }: DistributionView, property: DistributionProperty): GroupOrder =>
  orders[property] ?? chooseFirstOrder(property);

/** Properties of which at least one text tells a value. */
export function findKnownProperties({ distributionList }: DistributionResponse): DistributionProperty[] {
  return distributionList
    .filter(({ groups }) => groups.some(({ value }) => value !== null))
    .map(({ property }) => property);
}
