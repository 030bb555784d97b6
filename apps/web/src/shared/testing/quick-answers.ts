/** The style of an element with every rule of every sheet matched, as a browser does; slow in jsdom. */
export const matchStyle = window.getComputedStyle.bind(window);

/** Styles asked for on the way to a role or a click are the inline ones: matching the rules was half of a test's time. */
export function answerInlineStyles(): void {
  window.getComputedStyle = (element) => (element as HTMLElement).style;
}
