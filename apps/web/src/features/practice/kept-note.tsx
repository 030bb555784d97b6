import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameFile } from '../../shared/downloads/name-file';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import { addPractice, deletePractice, keptPractice, writePractice } from './kept-practice';
import { smallStyle } from './practice-style';

/** Where progress is kept; it goes into a file, comes from one, and is erased. */
export function KeptNote() {
  const { t } = useTranslation('practice');
  const { showNotice } = useNotices();
  const input = useRef<HTMLInputElement>(null);
  const save = () => {
    const file = new Blob([writePractice(keptPractice.read())], { type: 'application/json' });
    saveBlob(file, `${nameFile([t('kept.file')])}.json`);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const isRead = addPractice(await file.text());
    showNotice(isRead ? 'success' : 'error', isRead ? 'practice:kept.opened' : 'practice:kept.unreadable');
  };
  const erase = () => {
    if (deletePractice()) showNotice('info', 'practice:kept.erased');
  };
  const actions = [
    ['save', save],
    ['open', () => input.current?.click()],
    ['erase', erase],
  ] as const;
  return (
    <Box
      component="p"
      sx={{
        ...smallStyle,
        m: 0,
        pt: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
      }}
    >
      <span>{t('kept.where')}</span>
      {actions.map(([name, act]) => (
        <Link key={name} component="button" type="button" onClick={act} sx={linkStyle}>
          {t(`kept.${name}`)}
        </Link>
      ))}
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={t('kept.open')}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
}

const linkStyle = { ...smallStyle, color: 'inherit', minHeight: 24 } as const;
