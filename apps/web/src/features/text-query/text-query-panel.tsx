import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextQueryForm } from './text-query-form';
import { useTextQueryState } from './text-query-state';
import { TextResults } from './text-results';

interface TextQueryPanelProps {
  /** Texts were saved for analysis. */
  readonly onSaved: () => void;
}

/** Switches between the query form and its result list; the focus goes along, to the start of what shows. */
export function TextQueryPanel({ onSaved }: TextQueryPanelProps) {
  const { t } = useTranslation('text-query');
  const { request } = useTextQueryState();
  const showsForm = request === null;
  const panel = useRef<HTMLDivElement>(null);
  const showedForm = useRef(showsForm);
  useEffect(() => {
    if (showedForm.current === showsForm) return;
    showedForm.current = showsForm;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [showsForm]);
  return (
    <Box
      ref={panel}
      role="group"
      tabIndex={-1}
      aria-label={t(showsForm ? 'form' : 'results.title')}
      sx={{ outline: 'none' }}
    >
      {showsForm ? <TextQueryForm /> : <TextResults onSaved={onSaved} />}
    </Box>
  );
}
