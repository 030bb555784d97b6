import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import type { ReferenceForm } from './reference-forms';

/** Descriptions of all calls, served with the product. */
const API_DOCS_PATH = '/api/docs';

/** What the code needs and what it gives. */
export function CodeExplanation({ form }: { readonly form: ReferenceForm }) {
  const { t } = useTranslation('citation');
  return (
    <Typography>
      <Trans
        t={t}
        i18nKey={`code.${form}`}
        components={[<Link key="docs" href={API_DOCS_PATH} target="_blank" rel="noreferrer" />]}
      />
    </Typography>
  );
}
