import { CallFailure } from './call-failure';

/** Key of the message for a failed call (SPEC 8, error catalogue). */
export function readNoticeKey(error: unknown): string {
  if (error instanceof CallFailure) {
    if (error.status === 401) return 'notices:login_required';
    if (error.status === 403) return 'notices:not_permitted';
    if (error.status === 429) return 'notices:too_many_requests';
    if (error.status === 400 && error.code === 'UnsupportedMimeType') return 'notices:unsupported_file';
  }
  return 'notices:operation_failed';
}
