/** What the screens must keep to. */
export const FLOORS = {
  homeScriptKb: 230,
  toolsScriptKb: 400,
  /** On a machine four times as slow. */
  firstPaintMs: 300,
  largestPaintMs: 1500,
  layoutShift: 0.02,
  firstRowMs: 500,
  /** On a machine four times as slow. */
  firstItemMs: 200,
  firstPaperMs: 1000,
  frameMs: 50,
  tabMemoryMb: 400,
} as const;
