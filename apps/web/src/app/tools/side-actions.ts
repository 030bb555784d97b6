import type { Side } from '../../shared/text-selection/selected-texts';

export interface SideActions {
  /** The corpus texts of a side are to be chosen anew, beginning with the present ones. */
  readonly onEdit: (side: Side) => void;
  /** The own text of a side is to be written. */
  readonly onType: (side: Side) => void;
}
