import type { ReactNode } from 'react';
import { createContext, use, useCallback, useMemo, useState } from 'react';

export type NoticeKind = 'success' | 'error' | 'warning';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** Key of the message, `namespace:key`. */
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface Notices {
  readonly notices: readonly Notice[];
  readonly showNotice: (kind: NoticeKind, messageKey: string, values?: Notice['values']) => void;
  readonly closeNotice: (id: number) => void;
}

const NoticesContext = createContext<Notices | null>(null);

/** Holds the notifications that stand at the top right; `app/shell` draws and times them (SPEC 8). */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [{ notices }, setState] = useState<{ notices: readonly Notice[]; nextId: number }>({
    notices: [],
    nextId: 1,
  });
  const showNotice = useCallback((kind: NoticeKind, messageKey: string, values?: Notice['values']) => {
    setState((state) => ({
      notices: [
        // The same message twice says nothing new: the later one takes its place and its time.
        ...state.notices.filter((notice) => notice.messageKey !== messageKey),
        { id: state.nextId, kind, messageKey, ...(values ? { values } : {}) },
      ],
      nextId: state.nextId + 1,
    }));
  }, []);
  const closeNotice = useCallback((id: number) => {
    setState((state) => ({ ...state, notices: state.notices.filter((notice) => notice.id !== id) }));
  }, []);
  const value = useMemo(() => ({ notices, showNotice, closeNotice }), [notices, showNotice, closeNotice]);
  return <NoticesContext value={value}>{children}</NoticesContext>;
}

/** Throws where no provider is above. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === null) throw new Error('useNotices needs a NoticesProvider above it');
  return notices;
}
