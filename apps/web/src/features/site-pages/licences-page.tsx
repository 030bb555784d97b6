import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ProseTable } from '../../shared/ui/prose-facts';
import { ProsePage } from '../../shared/ui/prose-page';
import { callServerForJson } from '../../shared/http/call-server';
import { useSections } from './use-sections';
import { StateLine } from '../../shared/ui/state-line';

/** Of the file that is written beside the pages when they are built. */
interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Under what terms the software, its texts, models and packages may be used. */
export function LicencesPage() {
  const { t, section } = useSections('licences');
  const { data, isError, refetch } = useQuery({
    queryKey: ['licences'],
    queryFn: ({ signal }) => callServerForJson<readonly PackageLicence[]>('/licences.json', { signal }),
    meta: { handlesErrors: true },
  });
  return (
    <ProsePage title={t('title')}>
      {['software', 'texts', 'models', 'speech', 'font'].map((name) => section(name))}
      {section(
        'packages',
        <>
          {data !== undefined && (
            <ProseTable
              isOfNames
              headings={[t('packages.name'), t('packages.version'), t('packages.licence')]}
              rows={data.map(({ name, version, licence }) => [name, version, licence])}
            />
          )}
          {isError && (
            <StateLine role="alert" action={[t('packages.retry'), () => void refetch()]}>
              {t('packages.failed')}
            </StateLine>
          )}
          {data === undefined && !isError && <Typography role="status">{t('packages.loading')}</Typography>}
        </>,
      )}
    </ProsePage>
  );
}
