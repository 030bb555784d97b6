/** No usable answer came: no worker runs, it broke the connection twice, took too long or answered something else. */
export class MorphologyUnavailableError extends Error {
  override readonly name = 'MorphologyUnavailableError';
}

/** The worker could not be started at all, for example because its Python environment is missing. */
export class MorphologyStartError extends Error {
  override readonly name = 'MorphologyStartError';
}
