import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../admin-section';
import { ImportRunView } from './import-run-view';
import { UploadForm } from './upload-form';

/** A file is tried first; then its report, and the import. The address names the run (`?id=`). */
export function ImportPage() {
  const { t } = useTranslation('admin');
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('id');
  const show = (next: string) => setParameters({ id: next });
  return (
    <AdminFrame title={t('import.title')} lead={t('import.lead')}>
      <UploadForm isFirst={id === null} onTried={show} />
      {id !== null && <ImportRunView key={id} id={id} onBegun={show} />}
    </AdminFrame>
  );
}
