import { useEffect, useRef, useState } from 'react';
import type { SessionEnd } from '../../shared/session/session';

/** Time before the end of a session at which the person is asked. */
export const SESSION_WARNING_MS = 5 * 60 * 1000;
export const SESSION_CHECK_MS = 3000;
/** What the server said so long ago may not hold any more: another tab may have used the session, or a clock was set. */
const ASK_AGAIN_MS = 30_000;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** The clock of `performance` stands still in a sleeping computer, that of the wall may be set back: the longer time counts. */
const readAge = ({ steadyMs, wallMs }: SessionEnd): number =>
  Math.max(performance.now() - steadyMs, Date.now() - wallMs);

/**
 * Watches the end of a session. Near it `ask` is called, which has the server say again when it ends, and at the end, too:
 * the server alone says that it is over.
 */
export function useSessionEnd(end: SessionEnd | null, ask: () => void) {
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  const askedAtMs = useRef(-Infinity);
  const callAsk = useRef(ask);
  useEffect(() => {
    callAsk.current = ask;
  });
  useEffect(() => {
    if (end === null) return;
    const check = () => {
      const ageMs = readAge(end);
      const leftMs = end.seconds * MS_PER_SECOND - ageMs;
      if (leftMs > SESSION_WARNING_MS) {
        setMinutesLeft(null);
        setIsAnswered(false);
      } else if (leftMs > 0 && ageMs < ASK_AGAIN_MS) setMinutesLeft(Math.ceil(leftMs / MS_PER_MINUTE));
      else if (performance.now() - askedAtMs.current >= ASK_AGAIN_MS) {
        askedAtMs.current = performance.now();
        callAsk.current();
      }
    };
    const timer = setInterval(check, SESSION_CHECK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return {
    minutesLeft: minutesLeft ?? 0,
    isAsking: end !== null && minutesLeft !== null && !isAnswered,
    stopAsking: () => setIsAnswered(true),
  };
}
