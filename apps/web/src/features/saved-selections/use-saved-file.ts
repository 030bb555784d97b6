import { useState } from 'react';
import { useNotices } from '../../shared/notices/notices';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-blob';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { searchHistory } from '../../shared/search-history/search-history';
import type { SavedFile } from './saved-file';
import { readSavedFile, importFile, writeSavedFile } from './saved-file';

const FILE_TYPE = 'application/json';

/** Takes selections and searches out of this browser as a file, and files into it. */
export function useSavedFile() {
  const { t } = useTranslation('saved-selections');
  const { showNotice } = useNotices();
  /** What is wrong with the file that was picked last; it stays until the next one. */
  const [fault, setFault] = useState<{ readonly file: string; readonly key: string } | null>(null);
  const download = (part: keyof SavedFile) => {
    const file: SavedFile = {
      selections: part === 'selections' ? savedSelections.read().selections : [],
      searches: part === 'searches' ? searchHistory.read().searches : [],
    };
    const blob = new Blob([writeSavedFile(file)], { type: FILE_TYPE });
    saveBlob(blob, `${t(`file.names.${part}`)}.json`);
  };
  const upload = async (file: File) => {
    const read = readSavedFile(await file.text().catch(() => ''));
    const taken = typeof read === 'string' ? read : importFile(read);
    if (typeof taken === 'string') return setFault({ file: file.name, key: taken });
    setFault(null);
    const { selections, searches } = taken;
    showNotice('success', 'saved-selections:file.taken', { selections, searches });
  };
  return { fault, download, upload };
}
