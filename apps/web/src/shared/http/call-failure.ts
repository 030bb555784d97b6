import type { ApiError } from '@keelerada/contract/fields/errors';

/** A call that was answered with an error status, or not at all (`status` 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  readonly errors: readonly ApiError[];
  /** Whole seconds of the Retry-After header; null if there is none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, errors: readonly ApiError[], retryAfterSeconds: number | null = null) {
    super(errors[0]?.message ?? `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): ApiError['code'] | undefined {
    return this.errors[0]?.code;
  }
}

/** A call was refused because the session of this page is over, which has a notice of its own. */
export class SessionEndFailure extends CallFailure {}
