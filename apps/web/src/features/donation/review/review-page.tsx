import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
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
      <Container maxWidth="lg" sx={{ py: 3 }}>
        <Typography variant="h1" gutterBottom>
          {t('review.title')}
        </Typography>
        {id === null ? <ReviewList /> : <ReviewText key={id} id={id} />}
      </Container>
    </RoleGate>
  );
}
