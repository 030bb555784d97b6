import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import {
  markedTextExtensions,
  type MarkedTextForm,
  markedTextForms,
} from '@keelerada/contract/fields/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMarksDownloadCall } from '@keelerada/contract/texts/marked-texts';
import { fetchAnswer } from '../../../shared/http/call-api';
import { MenuButton } from '../../../shared/ui/menu-button';
import { nameFilePart } from '../../../shared/downloads/name-file-part';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useNotices } from '../../../shared/notices/notices';

/** The text with its corrections as a file, in one of the forms that others read. */
export function MarkedTextDownload({ id, title }: { readonly id: string; readonly title: string | null }) {
  const { t } = useTranslation('error-profile-screen');
  const { showFailure } = useNotices();
  const [isFetching, setIsFetching] = useState(false);
  const save = async (form: MarkedTextForm) => {
    setIsFetching(true);
    try {
      const file = await fetchAnswer(errorMarksDownloadCall, { body: { id, vorm: form } });
      const name = [t('text.file_name'), nameFilePart(title ?? '')].filter(Boolean).join('-');
      saveBlob(await file.blob(), `${name}.${markedTextExtensions[form]}`);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsFetching(false);
    }
  };
  return (
    <MenuButton
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={isFetching}
      loadingPosition="start"
      label={t('text.download')}
    >
      {markedTextForms.map((form) => (
        <MenuItem key={form} onClick={() => void save(form)}>
          {t(`text.forms.${form}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
