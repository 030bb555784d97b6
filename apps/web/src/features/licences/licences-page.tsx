import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';
import { licencesOptions, type PackageLicence } from './licences.queries';

const SECTIONS = ['software', 'texts', 'models', 'speech', 'font'] as const;

function PackageTable({ packages }: { readonly packages: readonly PackageLicence[] }) {
  const { t } = useTranslation('licences');
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        maxWidth: 960,
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': {
          textAlign: 'left',
          verticalAlign: 'top',
          py: '4px',
          pr: 1,
          borderBottom: '1px solid var(--grid)',
          overflowWrap: 'anywhere',
        },
        '& thead th': { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', borderColor: 'var(--line)' },
        '& tbody th': { fontWeight: 400 },
      }}
    >
      <thead>
        <tr>
          {(['name', 'version', 'licence'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`packages.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {packages.map(({ name, version, licence }, index) => (
          // Two versions of a package may be there, even the same one twice.
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{licence}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Under what terms the software, its texts, models and packages may be used. */
export function LicencesPage() {
  const { t } = useTranslation('licences');
  const { data, isError, refetch } = useQuery(licencesOptions);
  return (
    <ProsePage title={t('title')}>
      {SECTIONS.map((name) => (
        <ProseSection key={name} title={t(`${name}.title`)} text={t(`${name}.text`)} />
      ))}
      <ProseSection title={t('packages.title')} text={t('packages.text')}>
        {data !== undefined && <PackageTable packages={data} />}
        {isError && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {t('packages.retry')}
              </Button>
            }
          >
            {t('packages.failed')}
          </Alert>
        )}
        {data === undefined && !isError && <Typography role="status">{t('packages.loading')}</Typography>}
      </ProseSection>
    </ProsePage>
  );
}
