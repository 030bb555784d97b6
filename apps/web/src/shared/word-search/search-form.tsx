import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';

interface SearchFormProps {
  readonly label: string;
  /** Sends and returns true, or returns false if a field is faulty: the first such field then gets the focus. */
  readonly onSubmit: () => boolean;
  /** Shows what is hidden, where the faulty field is among it. */
  readonly onHiddenFault: () => void;
  readonly children: ReactNode;
}

const FAULTY_FIELD = '[data-faulty] :is(input, textarea, select)';

/** The form of a question. Its button is a `SubmitButton` among the children. */
export function SearchForm({ label, onSubmit, onHiddenFault, children }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = () => {
    if (onSubmit()) return;
    // The fields mark themselves after this event; the focus goes to the first of them.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(FAULTY_FIELD);
      if (field?.closest('[hidden]')) flushSync(onHiddenFault);
      field?.focus();
    });
  };
  return (
    <Box
      component="form"
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'contents' }}
    >
      {children}
    </Box>
  );
}

/** The main action of a screen. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
      {children}
    </Button>
  );
}
