const FIELDS_OF_DIALOGS = '[role="dialog"] :is(input, textarea)';

/**
 * Moves the focus to an element of the page, unless somebody types in a dialog over it: a page or a result that comes
 * meanwhile would take the next letters away.
 */
export function takeFocus(element: HTMLElement): void {
  if (document.activeElement?.matches(FIELDS_OF_DIALOGS) !== true) element.focus({ preventScroll: true });
}
