import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { ProsePage } from '../../shared/ui/prose-page';
import { useSections } from './use-sections';

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
  const { t, section, list, table, contact } = useSections('data-protection');
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
      {contact('questions', contactEmail)}
    </ProsePage>
  );
}
