import { CallFailure } from './call-failure';

export interface FailureNotice {
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** What a visitor reads of a failed call. */
export function readFailureNotice(error: unknown): FailureNotice {
  if (error instanceof CallFailure) {
    const { status, code, retryAfterSeconds } = error;
    if (status === 0 && !navigator.onLine) return { messageKey: 'notices:no_network' };
    if (status === 401) return { messageKey: 'notices:login_required' };
    if (status === 403) return { messageKey: 'notices:not_permitted' };
    if (status === 429)
      return retryAfterSeconds === null
        ? { messageKey: 'notices:too_many_requests' }
        : { messageKey: 'notices:too_many_requests_wait', values: { count: retryAfterSeconds } };
    if (status === 400 && code === 'UnsupportedMimeType') return { messageKey: 'notices:unsupported_file' };
  }
  return { messageKey: 'notices:operation_failed' };
}
