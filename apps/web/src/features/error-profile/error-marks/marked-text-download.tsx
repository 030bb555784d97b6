import {
  markedTextExtensions,
  type MarkedTextForm,
  markedTextForms,
} from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { errorMarksDownloadCall } from '@keelerada/contract/texts/marked-texts';
import { fetchAnswer } from '../../../shared/http/call-api';
import { nameFilePart } from '../../../shared/downloads/name-file-part';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useNotices } from '../../../shared/notices/notices';
import { FileMenu } from '../../../shared/ui/menu-button';

/** The text with its corrections as a file, in one of the forms that others read. */
export function MarkedTextDownload({ id, title }: { readonly id: string; readonly title: string | null }) {
  const { t } = useTranslation('error-profile-screen');
  const { showFailure } = useNotices();
  const save = async (form: MarkedTextForm) => {
    try {
      const file = await fetchAnswer(errorMarksDownloadCall, { body: { id, vorm: form } });
      const name = [t('text.file_name'), nameFilePart(title ?? '')].filter(Boolean).join('-');
      saveBlob(await file.blob(), `${name}.${markedTextExtensions[form]}`);
    } catch (error) {
      showFailure(error);
    }
  };
  const files = markedTextForms.map((form) => ({ name: t(`text.forms.${form}`), save: () => save(form) }));
  return <FileMenu label={t('text.download')} files={files} />;
}
