import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { SessionEndFailure } from '../http/call-failure';
import { readFailureNotice } from '../http/read-failure-notice';

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

interface NoticeLink {
  readonly to: string;
  readonly labelKey: string;
}

interface NoticeAction {
  readonly labelKey: string;
  readonly run: () => void;
}

interface Notices {
  readonly notices: readonly Notice[];
  readonly showNotice: (
    kind: NoticeKind,
    messageKey: string,
    values?: Notice['values'],
    next?: NoticeLink | NoticeAction,
  ) => void;
  /** Shows the message of a failed call (`readFailureNotice`). */
  readonly showFailure: (error: unknown) => void;
  readonly closeNotice: (id: number) => void;
  /** Takes away what an earlier failure said, once a newer result is good. */
  readonly closeFailures: () => void;
}

const NoticesContext = createContext<Notices | null>(null);

/** Holds the notifications; `app/shell` draws and times them. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [{ notices }, setState] = useState<{ notices: readonly Notice[]; nextId: number }>({
    notices: [],
    nextId: 1,
  });
  const showNotice = useCallback(
    (kind: NoticeKind, messageKey: string, values?: Notice['values'], next?: NoticeLink | NoticeAction) => {
      const more = next === undefined ? {} : 'to' in next ? { link: next } : { action: next };
      setState((state) => ({
        notices: [
          // A repeated message replaces the earlier one and starts its time again.
          ...state.notices.filter(
            // What succeeds now makes an earlier failure stale.
            (notice) => notice.messageKey !== messageKey && !(kind === 'success' && notice.kind === 'error'),
          ),
          { id: state.nextId, kind, messageKey, ...(values ? { values } : {}), ...more },
        ],
        nextId: state.nextId + 1,
      }));
    },
    [],
  );
  const showFailure = useCallback(
    (error: unknown) => {
      if (error instanceof SessionEndFailure) return;
      const { messageKey, values } = readFailureNotice(error);
      showNotice('error', messageKey, values);
    },
    [showNotice],
  );
  const closeNotice = useCallback((id: number) => {
    setState((state) => ({ ...state, notices: state.notices.filter((notice) => notice.id !== id) }));
  }, []);
  const closeFailures = useCallback(() => {
    // The same object where nothing goes, so that nothing is drawn again.
    setState((state) =>
      state.notices.some(({ kind }) => kind === 'error')
        ? { ...state, notices: state.notices.filter(({ kind }) => kind !== 'error') }
        : state,
    );
  }, []);
  const value = useMemo(
    () => ({ notices, showNotice, showFailure, closeNotice, closeFailures }),
    [notices, showNotice, showFailure, closeNotice, closeFailures],
  );
  return <NoticesContext value={value}>{children}</NoticesContext>;
}

/** Throws if there is no provider above. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === null) throw new Error('useNotices needs a NoticesProvider above it');
  return notices;
}
