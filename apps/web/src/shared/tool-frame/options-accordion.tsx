import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface OptionsAccordionProps {
  /** Id of the last run, or null: a new result opens or closes the options, a visitor may do so after it. */
  readonly runId: number | null;
  /** True once the run gave rows: options then make room for them. They stay open on errors and empty answers (SPEC 4). */
  readonly hasResult: boolean;
  /** What is set now, in a line; shown while the options are closed. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Options of a tool: open at first, closed after a result, open again when pressed. */
export function OptionsAccordion({ runId, hasResult, summary, children }: OptionsAccordionProps) {
  const { t } = useTranslation('tool-frame');
  const [byHand, setByHand] = useState<{ readonly moment: string; readonly isOpen: boolean } | null>(null);
  const moment = `${runId ?? 0}-${hasResult}`;
  const isOpen = byHand?.moment === moment ? byHand.isOpen : !hasResult;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, opens) => setByHand({ moment, isOpen: opens })}
      slotProps={{
        heading: { component: 'h2' },
        // A result that comes would move while the options above it close.
        ...(byHand?.moment === moment ? {} : { transition: { timeout: 0 } }),
      }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ minHeight: 40, '& > *': { minWidth: 0, my: 1 } }}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 2, flexShrink: 0 }}>
          {t('options')}
        </Typography>
        {!isOpen && (
          <Typography component="span" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0, pb: 3 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
