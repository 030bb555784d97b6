import Link from '@mui/material/Link';
import { ProsePage } from '../../shared/ui/prose-page';
import { useSections } from './use-sections';

/** Supervises the accessibility of websites in Estonia. */
const ENFORCEMENT_BODY_URL = 'https://ttja.ee';

const KNOWN = ['rows', 'marks', 'videos', 'voices', 'files', 'texts'];
const CHAPTERS = ['c5', 'c6', 'c8', 'c9', 'c10', 'c11', 'c12', 'c13'];
const TESTED = ['axe', 'zoom', 'keyboard', 'contrast', 'motion', 'pictures', 'print', 'browser'];

/** The accessibility statement, in the order of the model of the European Union (2018/1523), with what is tested. */
export function AccessibilityPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t, section, list, table, contact } = useSections('accessibility');
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      {section('status')}
      {list('known', KNOWN)}
      {list('tested', TESTED)}
      {section('untested')}
      {table('chapters', CHAPTERS)}
      {section('keyboard')}
      {section('prepared')}
      {contact('report', contactEmail)}
      {section('enforcement', <Link href={ENFORCEMENT_BODY_URL}>{t('enforcement.link')}</Link>)}
    </ProsePage>
  );
}
