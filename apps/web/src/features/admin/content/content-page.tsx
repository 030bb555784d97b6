import { useQuery } from '@tanstack/react-query';
import { contentNames, type ContentName } from '@keelerada/contract/site/site-content';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { contentCall } from '@keelerada/contract/site/content-calls';
import { queryApi } from '../../../shared/http/call-api';
import { SelectField } from '../../../shared/ui/select-field';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../admin-section';
import { QueryStates } from '../query-states';
import { ContentEditor } from './content-editor';

interface ContentPageProps {
  /** The page that shows each content. */
  readonly previews: Readonly<Record<ContentName, ComponentType>>;
}

/** Contents of the site: changed, looked at, published; the address names the content (`?name=`). */
export function ContentPage({ previews }: ContentPageProps) {
  const { t } = useTranslation('admin');
  const [parameters, setParameters] = useSearchParams();
  const name = contentNames.find((each) => each === parameters.get('name')) ?? contentNames[0];
  const query = useQuery(queryApi(contentCall, { params: { name } }));
  return (
    <AdminFrame title={t('content.title')} lead={t('content.lead')}>
      <SelectField
        label={t('content.which')}
        value={name}
        onChange={(next) => setParameters({ name: next })}
        sx={{ width: '100%', maxWidth: 420, mb: 3 }}
        options={contentNames}
        nameOption={(each) => t(`content.names.${each}`)}
      />
      <QueryStates query={query}>
        {/* Another content, or a version that was published, begins a new form. */}
        {(state) => <ContentEditor key={`${name} ${state.version}`} state={state} Preview={previews[name]} />}
      </QueryStates>
    </AdminFrame>
  );
}
