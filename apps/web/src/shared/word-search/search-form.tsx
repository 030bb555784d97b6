import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRef } from 'react';

interface SearchFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Sends and returns true, or returns false if a field is faulty: the first such field then gets the focus. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

/** Fields beside each other as far as they fit, and the button that starts the search on a line of its own. */
export function SearchForm({ label, submitLabel, onSubmit, children }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = () => {
    if (onSubmit()) return;
    // The fields mark themselves after this event; the focus goes to the first of them.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[data-faulty] :is(input, textarea)')?.focus(),
    );
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
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1.5 }}
    >
      {children}
      <Box sx={{ flexBasis: '100%' }}>
        <Button type="submit" variant="contained">
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}
