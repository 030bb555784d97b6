/** No worker answered: none is running, it broke the connection twice, or it took too long. Trying later may help. */
export class MorphologyUnavailableError extends Error {
  override readonly name = 'MorphologyUnavailableError';
}

/** The worker refused the request; the fault is in the call, trying again does not help. */
export class MorphologyRefusedError extends Error {
  override readonly name = 'MorphologyRefusedError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`The morphology worker refused a request: ${message}`);
    this.code = code;
  }
}

/** The worker could not be started at all, for example because its Python environment is missing. */
export class MorphologyStartError extends Error {
  override readonly name = 'MorphologyStartError';
}
