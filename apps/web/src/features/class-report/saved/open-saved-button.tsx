import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNotices } from '../../../shared/notices/notices';
import { readSavedReport, type SavedReport } from './saved-report';

interface OpenSavedButtonProps {
  readonly label: string;
  readonly onOpen: (saved: SavedReport) => void;
}

/** Reads a saved report from the teacher's device; nothing is sent. */
export function OpenSavedButton({ label, onOpen }: OpenSavedButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { showNotice } = useNotices();
  const open = async (file: File) => {
    const saved = readSavedReport(await file.text());
    if (saved === null) showNotice('error', 'class-report:rounds.unreadable');
    else onOpen(saved);
  };
  return (
    <>
      <Button color="inherit" startIcon={<FolderOpenIcon />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void open(file);
          target.value = '';
        }}
      />
    </>
  );
}
