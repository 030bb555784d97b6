import type { ApiError } from '@keelerada/contract/errors';

/** A call that was answered with an error status, or not answered at all (`status` 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super(errors[0]?.message ?? `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
  }

  get code(): ApiError['code'] | undefined {
    return this.errors[0]?.code;
  }
}
