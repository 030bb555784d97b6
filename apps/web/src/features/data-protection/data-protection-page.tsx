import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ProseList, ProseTable } from '../../shared/ui/prose-facts';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';

const DATA = [
  ...['own', 'class', 'donated', 'corpus', 'donation_log', 'accounts'],
  ...['sessions', 'usage', 'log', 'address', 'backup', 'browser'],
];
const BASIS = ['own', 'donated', 'research', 'accounts'];
const RISKS = ['identify', 'leak', 'erase', 'grade', 'log'];
const OTHERS = ['hosting', 'grammar', 'identity', 'alert', 'video', 'links'];
const DECISIONS = ['place', 'backups', 'donations', 'services', 'contact', 'limits'];

/** What an institution's data-protection officer asks: what is stored where, how long, how erased, and what to decide. */
export function DataProtectionPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t } = useTranslation('data-protection');
  const section = (name: 'roles' | 'rights' | 'security') => (
    <ProseSection title={t(`${name}.title`)} text={t(`${name}.text`)} />
  );
  const table = (name: 'data' | 'basis' | 'dpia', rows: readonly string[]) => (
    <ProseSection title={t(`${name}.title`)} text={t(`${name}.text`)}>
      <ProseTable
        headings={[t(`${name}.heading`), t(`${name}.fact`)]}
        rows={rows.map((row) => [t(`${name}.rows.${row}.name`), t(`${name}.rows.${row}.text`)])}
      />
    </ProseSection>
  );
  const list = (name: 'others' | 'decisions', items: readonly string[]) => (
    <ProseSection title={t(`${name}.title`)} text={t(`${name}.text`)}>
      <ProseList items={items.map((item) => t(`${name}.items.${item}`))} />
    </ProseSection>
  );
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      <Link component={RouterLink} to="/privacy">
        {t('privacy_link')}
      </Link>
      {section('roles')}
      {table('data', DATA)}
      {table('basis', BASIS)}
      {list('others', OTHERS)}
      {section('rights')}
      {section('security')}
      {list('decisions', DECISIONS)}
      {table('dpia', RISKS)}
      <ProseSection title={t('questions.title')} text={t('questions.text')}>
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
      </ProseSection>
    </ProsePage>
  );
}
