import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollBelowHeader } from '../ui/scroll-to-element';
import { hiddenStyle } from '../ui/hidden-heading';
import { takeFocus } from '../ui/take-focus';

/** Answers whose heading has been shown to the visitor: coming back to a tab does not do it again. */
const announced = new WeakSet<object>();

interface ResultHeadingProps {
  readonly answer: object;
  /** The visitor asked for it; what an address brings back at a reload moves nothing. */
  readonly isAsked: boolean;
  /** What was asked. */
  readonly query?: string;
}

/** Heading of a result, for screen readers: what was asked stands over it in sight. A new result that was asked for is scrolled to and focused, so that screen readers tell of it. */
export function ResultHeading({ answer, isAsked, query = '' }: ResultHeadingProps) {
  const { t } = useTranslation('tool-result');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced.has(answer)) return;
    announced.add(answer);
    const element = heading.current;
    if (!isAsked || element === null) return;
    takeFocus(element);
    // The options above close in the same moment.
    const frame = requestAnimationFrame(() => scrollBelowHeader(element));
    return () => cancelAnimationFrame(frame);
  }, [answer, isAsked]);
  return (
    <Box ref={heading} component="h2" tabIndex={-1} sx={hiddenStyle}>
      {query === '' ? t('heading') : `${t('heading')}: ${query}`}
    </Box>
  );
}
