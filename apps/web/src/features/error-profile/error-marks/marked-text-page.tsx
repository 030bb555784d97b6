import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { makeMarkedTextPath } from '../../../shared/error-marks/error-links';
import { useTextsHash } from '../../../shared/result-link/use-texts-hash';
import { useTextSelection } from '../../../shared/text-selection/text-selection';
import { ToolBarFrame } from '../../../shared/ui/tool-bar';
import { HiddenHeading } from '../../../shared/ui/hidden-heading';
import { MarkedTextPart } from './marked-text-part';

/** A text that an address names; next and previous walk through the chosen texts, if it is one of them. */
export function MarkedTextPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('error-profile-screen');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { corpusTextIds } = useTextSelection();
  const textsHash = useTextsHash();
  const ids = corpusTextIds ?? [];
  const place = ids.indexOf(id);
  const go = (next: number) => void navigate(makeMarkedTextPath(ids[next] ?? id), { replace: true });
  return (
    <Box>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <ToolBarFrame
        renderBar={(bar) =>
          bar({
            query: (
              <Button
                component={Link}
                to={{ pathname, hash: textsHash }}
                color="inherit"
                startIcon={<ArrowBackIcon />}
              >
                {t('text.back')}
              </Button>
            ),
          })
        }
      >
        <Box sx={{ pt: 1.5 }}>
          <MarkedTextPart id={id} walk={place < 0 ? null : { place, count: ids.length, onGo: go }} />
        </Box>
      </ToolBarFrame>
    </Box>
  );
}
