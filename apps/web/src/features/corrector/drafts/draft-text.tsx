import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { makeErrorStyle, markedBySystem, readSoftColour } from '../../../shared/error-marks/error-look';
import { useLanguage } from '../../../shared/i18n/use-language';
import { CorrectionSummary } from '../proofreading/correction-summary';
import { HintText } from '../proofreading/hint-text';
import { RuleText } from '../proofreading/rule-text';
import { useHints, type Hints } from '../use-hints';
import { cutNeighbours, type OpenCorrection } from '../use-proofreading';
import { cutLines, type Line, type LinePart, type ShownRange } from './cut-line';
import { readFamily } from '../analysis/corrections';

type ErrorPart = Extract<LinePart, { readonly look: 'error' }>;

/** An error as the hints know it. */
function openError({ correction }: ErrorPart, { start, text }: Line): OpenCorrection {
  const [from, to] = [correction.start, correction.end];
  return {
    correction,
    mark: { from, to, id: correction.error_id, family: readFamily(correction), className: '' },
    neighbours: cutNeighbours(text, from - start, to - start),
  };
}

/** What is told of an error, step by step; the writer mends it in the next draft. */
function HintCard({ open, hints, onClose }: { open: OpenCorrection; hints: Hints; onClose: () => void }) {
  const { t } = useTranslation('corrector');
  const { long, short, rule } = open.correction.explanations[useLanguage()];
  const isAnswered = hints.step === 'answer';
  return (
    <Box role="group" aria-label={t('drafts.hint')} sx={cardStyle}>
      {isAnswered ? (
        <>
          <Box sx={{ fontFamily: 'var(--serif)', ...letters[16] }}>
            <CorrectionSummary open={open} />
          </Box>
          <div>{long === '' ? short : long}</div>
          {rule !== undefined && <RuleText rule={rule} />}
        </>
      ) : (
        <HintText open={open} step={hints.step} />
      )}
      <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
        {!isAnswered && (
          <Button variant="outlined" color="inherit" onClick={hints.tellMore}>
            {t(`hints.more.${hints.step}`)}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('own.close')}
        </Button>
      </Box>
    </Box>
  );
}

/** A draft to read: its errors are buttons that open their hints, what was mended and what is new is marked. */
export function DraftText({
  text,
  ranges,
}: {
  readonly text: string;
  readonly ranges: readonly ShownRange[];
}) {
  const { t } = useTranslation('corrector');
  const [openId, setOpenId] = useState<string | null>(null);
  const id = useId();
  const lines = cutLines(text, ranges);
  const open =
    lines
      .flatMap((line) => line.parts.flatMap((part) => (part.look === 'error' ? [openError(part, line)] : [])))
      .find(({ mark }) => mark.id === openId) ?? null;
  const hints = useHints(true, open);
  const showPart = (part: LinePart, key: number) => {
    if (part.look === 'plain') return part.text;
    if (part.look !== 'error')
      return (
        <Box key={key} component={part.look === 'better' ? 'ins' : 'span'} sx={lookStyles[part.look]}>
          {part.text}
        </Box>
      );
    const family = readFamily(part.correction);
    const isOpen = part.correction.error_id === openId;
    const isKindTold = isOpen && hints.step !== 'place';
    return (
      <Box
        key={key}
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={t('hints.place')}
        onClick={() => setOpenId(isOpen ? null : part.correction.error_id)}
        sx={{
          ...errorStyle,
          ...(isKindTold && { ...makeErrorStyle(family), bgcolor: readSoftColour(family) }),
        }}
      >
        {part.text}
      </Box>
    );
  };
  return (
    <Box lang="et" sx={textStyle}>
      {lines.map((line) => (
        <Fragment key={line.start}>
          <p>{line.parts.map(showPart)}</p>
          {open !== null &&
            line.parts.some((part) => part.look === 'error' && part.correction === open.correction) && (
              <div id={id}>
                <HintCard open={open} hints={hints} onClose={() => setOpenId(null)} />
              </div>
            )}
        </Fragment>
      ))}
    </Box>
  );
}

const textStyle = {
  pt: 1.5,
  fontFamily: 'var(--serif)',
  fontSize: '1.125rem',
  lineHeight: '2rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& p': { m: 0, minHeight: '1rem' },
} as const;

const cardStyle = {
  my: 1,
  px: 2,
  py: 1.5,
  borderRadius: '8px',
  bgcolor: 'var(--surface)',
  boxShadow: 'var(--sh-menu)',
  whiteSpace: 'normal',
  fontFamily: 'var(--sans)',
  ...letters[14],
} as const;

const errorStyle = {
  ...{ p: 0, border: 0, font: 'inherit', color: 'inherit', cursor: 'pointer', borderRadius: '2px' },
  ...{ textAlign: 'inherit', whiteSpace: 'inherit' },
  bgcolor: 'transparent',
  textDecoration: 'underline dotted 2px var(--ink-3)',
  textUnderlineOffset: '5px',
  '&:hover': { bgcolor: 'var(--hover)' },
  '&[aria-expanded="true"]': { bgcolor: 'var(--sunken)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
} as const;

/** Marks of a draft beside the one before it; the key shows them too. */
export const lookStyles = {
  better: {
    ...{ px: '2px', py: '1px', borderRadius: '2px', textDecoration: 'none' },
    bgcolor: 'var(--ok-soft)',
    boxShadow: 'inset 0 -2px 0 var(--ok)',
    ...markedBySystem,
  },
  fresh: { borderBottom: '1px solid var(--line-strong)' },
  error: { textDecoration: errorStyle.textDecoration, textUnderlineOffset: '5px' },
} as const;
