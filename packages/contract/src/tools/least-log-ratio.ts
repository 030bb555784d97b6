/** How much a word differs at least: the end of the interval of its log ratio that is nearer to 0, below 0 where 0 lies inside. */
export const findLeastLogRatio = (row: {
  readonly logSuhe: number;
  readonly logSuheAlla: number;
  readonly logSuheUles: number;
}): number => (row.logSuhe < 0 ? -row.logSuheUles : row.logSuheAlla);
