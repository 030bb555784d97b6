const TYPING_PLACES =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"]), [role="combobox"], [role="listbox"], [role="menu"]';

/** Whether a key goes to an element in which a letter is ordinary input: a field, an open list. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(TYPING_PLACES) !== null;
}
