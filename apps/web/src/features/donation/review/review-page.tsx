import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageContent } from '../../../shared/ui/page-content';
import { RoleGate } from '../../../shared/session/role-gate';
import { ReviewList } from './review-list';
import { ReviewText } from './review-text';

/** Donated texts for administrators: the list, or the text that the address names (`?id=`). */
export function ReviewPage() {
  const { t } = useTranslation('donation');
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <RoleGate role="ADMIN">
      <PageContent>
        <Typography variant="h1" gutterBottom>
          {t('review.title')}
        </Typography>
        {id === null ? <ReviewList /> : <ReviewText key={id} id={id} />}
      </PageContent>
    </RoleGate>
  );
}
