import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { HiddenHeading } from '../../shared/ui/hidden-heading';

/** An own text, of either selection, has no stored marks: the corrector finds its errors. */
export function OwnTextAlone() {
  const { t } = useTranslation('error-profile-screen');
  const { compared, ownTexts } = useTextSelection();
  return (
    <Box>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <ToolBarFrame renderBar={(bar) => bar({})}>
        <Alert
          severity="info"
          sx={{ mt: 1.5 }}
          action={
            <Button
              component={Link}
              to="/corrector"
              state={{ text: ownTexts ?? compared?.ownTexts }}
              color="inherit"
            >
              {t('text.open_in_corrector')}
            </Button>
          }
        >
          {t('own_text')}
        </Alert>
      </ToolBarFrame>
    </Box>
  );
}
