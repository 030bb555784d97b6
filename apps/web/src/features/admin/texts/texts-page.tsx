import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../admin-section';
import { TextDetail } from './text-detail';
import { TextList } from './text-list';

/** All texts of the corpus: the list that the address describes, or the text that it names (`?id=`). */
export function TextsPage() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <AdminFrame title={t('texts.title')} {...(id === null ? { lead: t('texts.lead') } : {})}>
      {id === null ? <TextList /> : <TextDetail key={id} id={id} />}
    </AdminFrame>
  );
}
