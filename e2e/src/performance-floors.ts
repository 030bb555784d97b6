/** What the screens must keep to. */
export const FLOORS = {
  homeScriptKb: 250,
  toolsScriptKb: 400,
  largestPaintMs: 1500,
  layoutShift: 0.05,
  firstRowMs: 500,
  frameMs: 50,
  tabMemoryMb: 400,
} as const;
