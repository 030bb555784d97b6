import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';

/** How a figure is made and what it is good for; folded until asked for. */
export function InfoBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        startIcon={<InfoIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Button>
      <Collapse in={isOpen} id={id}>
        <Box
          sx={{
            mt: 1,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            '& p': { mt: 0, mb: 1 },
            '& ul': { my: 0, pl: 2.5 },
            '& code': { fontFamily: 'inherit', fontStyle: 'italic' },
          }}
        >
          {children}
        </Box>
      </Collapse>
    </div>
  );
}
