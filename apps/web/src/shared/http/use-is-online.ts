import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A network is told of before it carries a call. */
const SETTLING_MS = 500;

function listen(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const readIsOnline = () => navigator.onLine;

/** False where the device has no network; true says nothing of the server. What failed is tried again by `onReturn`. */
export function useIsOnline(onReturn?: () => void): boolean {
  const tryAgain = useEffectEvent(() => onReturn?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(tryAgain, SETTLING_MS);
    };
    window.addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
  }, []);
  return useSyncExternalStore(listen, readIsOnline, readIsOnline);
}
