import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { contentNames, type ContentName } from '@keelerada/contract/site-content';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../admin-section';
import { QueryStates } from '../query-states';
import { ContentEditor } from './content-editor';
import { contentOptions } from './content.queries';

interface ContentPageProps {
  /** The page that shows each content. */
  readonly previews: Readonly<Record<ContentName, ComponentType>>;
}

/** Contents of the site: changed, looked at, published; the address names the content (`?name=`). */
export function ContentPage({ previews }: ContentPageProps) {
  const { t } = useTranslation('admin');
  const [parameters, setParameters] = useSearchParams();
  const name = contentNames.find((each) => each === parameters.get('name')) ?? contentNames[0];
  const query = useQuery(contentOptions(name));
  return (
    <AdminFrame title={t('content.title')} lead={t('content.lead')}>
      <TextField
        select
        size="small"
        label={t('content.which')}
        value={name}
        onChange={({ target }) => setParameters({ name: target.value })}
        sx={{ width: '100%', maxWidth: 420, mb: 3 }}
      >
        {contentNames.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`content.names.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <QueryStates query={query}>
        {/* Another content, or a version that was published, begins a new form. */}
        {(state) => <ContentEditor key={`${name} ${state.version}`} state={state} Preview={previews[name]} />}
      </QueryStates>
    </AdminFrame>
  );
}
