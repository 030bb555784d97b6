import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { ApiError } from '@keelerada/contract/fields/errors';
import { SessionEndFailure, CallFailure } from '../http/call-failure';

interface FailureNotice {
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** What a visitor reads of a failed call. */
function readFailureNotice(error: unknown): FailureNotice {
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

export type NoticeKind = 'success' | 'info' | 'error' | 'warning';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** Key of the message, `namespace:key`. */
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where to go next. */
  readonly link?: NoticeLink;
  /** What can be done about it, such as undoing. */
  readonly action?: NoticeAction;
}

type OwnMessages = Readonly<Partial<Record<ApiError['code'], string>>>;

interface NoticeLink {
  readonly to: string;
  readonly labelKey: string;
}

interface NoticeAction {
  readonly labelKey: string;
  readonly run: () => void;
}

interface Notices {
  /** The newest one: it takes the place of the one before. */
  readonly notice: Notice | null;
  readonly showNotice: (
    kind: NoticeKind,
    messageKey: string,
    values?: Notice['values'],
    next?: NoticeLink | NoticeAction,
  ) => void;
  /** Shows the message of a failed call: one of the call's own, by the code of the error, or `readFailureNotice`. */
  readonly showFailure: (error: unknown, own?: OwnMessages, values?: Notice['values']) => void;
  readonly closeNotice: (id: number) => void;
  /** Takes away what an earlier failure said, once a newer result is good. */
  readonly closeFailures: () => void;
}

const NoticesContext = createContext<Notices | null>(null);

/** Holds the notification; `NoticeLine` draws and times it. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const lastId = useRef(0);
  const showNotice = useCallback<Notices['showNotice']>((kind, messageKey, values, next) => {
    const more = next === undefined ? {} : 'to' in next ? { link: next } : { action: next };
    setNotice({ id: (lastId.current += 1), kind, messageKey, ...(values ? { values } : {}), ...more });
  }, []);
  const showFailure = useCallback<Notices['showFailure']>(
    (error, own = {}, ownValues) => {
      if (error instanceof SessionEndFailure) return;
      const ownKey = error instanceof CallFailure && error.code ? own[error.code] : undefined;
      if (ownKey !== undefined) return showNotice('error', ownKey, ownValues);
      const { messageKey, values } = readFailureNotice(error);
      showNotice('error', messageKey, values);
    },
    [showNotice],
  );
  const closeNotice = useCallback(
    (id: number) => setNotice((shown) => (shown?.id === id ? null : shown)),
    [],
  );
  const closeFailures = useCallback(() => setNotice((shown) => (shown?.kind === 'error' ? null : shown)), []);
  const value = useMemo(
    () => ({ notice, showNotice, showFailure, closeNotice, closeFailures }),
    [notice, showNotice, showFailure, closeNotice, closeFailures],
  );
  return <NoticesContext value={value}>{children}</NoticesContext>;
}

/** Throws if there is no provider above. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === null) throw new Error('useNotices needs a NoticesProvider above it');
  return notices;
}
