import { useEffect, useRef, useState } from 'react';
import { readTokenExpiry } from '../../shared/http/access-token';

/** Time before the end of a session at which the person is asked (SPEC 9). */
export const SESSION_WARNING_MS = 5 * 60 * 1000;
export const SESSION_CHECK_MS = 3000;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** Watches the end of an access token. `onEnd` is called once when it has come. */
export function useSessionEnd(accessToken: string | null, onEnd: () => void) {
  const [minutesLeft, setMinutesLeft] = useState(0);
  // The token about which the person need not be asked any more.
  const [answeredToken, setAnsweredToken] = useState<string | null>(null);
  const [dueToken, setDueToken] = useState<string | null>(null);
  const callOnEnd = useRef(onEnd);
  useEffect(() => {
    callOnEnd.current = onEnd;
  });
  useEffect(() => {
    const expiry = accessToken === null ? null : readTokenExpiry(accessToken);
    if (expiry === null) return;
    const check = () => {
      const left = expiry * MS_PER_SECOND - Date.now();
      if (left > SESSION_WARNING_MS) return;
      if (left <= 0) {
        clearInterval(timer);
        callOnEnd.current();
        return;
      }
      setMinutesLeft(Math.ceil(left / MS_PER_MINUTE));
      setDueToken(accessToken);
    };
    const timer = setInterval(check, SESSION_CHECK_MS);
    return () => clearInterval(timer);
  }, [accessToken]);
  return {
    minutesLeft,
    isAsking: dueToken !== null && dueToken === accessToken && answeredToken !== accessToken,
    stopAsking: () => setAnsweredToken(accessToken),
  };
}
