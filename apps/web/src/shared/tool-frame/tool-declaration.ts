import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

export type KeyName =
  | 'tab'
  | 'shift_tab'
  | 'enter'
  | 'space'
  | 'escape'
  | 'arrows'
  | 'left_right'
  | 'home'
  | 'end'
  | 'page_up'
  | 'page_down'
  | 'question'
  | 'j'
  | 'k'
  | 'x'
  | 'ctrl_k'
  | 'alt_down'
  | 'alt_up'
  | 'alt_enter'
  | 'alt_delete'
  | 'ctrl_z'
  | 'digits';

/** One line of the keyboard help. */
export interface KeyEntry {
  readonly keys: readonly KeyName[];
  /** Message key with its namespace. */
  readonly textKey: string;
}

/** All that the rest of the product needs to know of an analysis tool. */
export interface ToolDeclaration {
  /**
   * Session key, and namespace of the tool's messages. `title`, `card.text` and `card.open` are mandatory there; a tool whose
   * screen is a `ToolScreen` has `explanation`, `form` and `submit` too. What else a screen says may be lazy.
   */
  readonly name: string;
  /** Last step of the address `/tools/...`. */
  readonly route: string;
  readonly Icon: typeof SvgIcon;
  /** Loads the screen's code at the first visit. */
  readonly load: () => Promise<ComponentType>;
  /** Keys that work in this tool alone. */
  readonly keyboard?: readonly KeyEntry[];
}
