import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import Button from '@mui/material/Button';
import { gapErrorCodes } from '@keelerada/contract/fields/choices';
import type { ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Leads to a worksheet about the first type of error that a gap can stand for. */
export function WorksheetLink({ rows }: { readonly rows: readonly ErrorProfileRow[] }) {
  const { t } = useTranslation('error-profile-screen');
  const code = gapErrorCodes.find((each) => rows.some((row) => row.code === each && row.hits > 0));
  if (code === undefined) return null;
  return (
    <Button
      component={Link}
      to={`/teacher/worksheet?${new URLSearchParams({ error: code }).toString()}`}
      color="inherit"
      startIcon={<AssignmentIcon />}
    >
      {t('worksheet')}
    </Button>
  );
}
