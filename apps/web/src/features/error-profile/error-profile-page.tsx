import { use, useEffect } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import {
  readErrorCode,
  TEXT_PARAMETER,
  TYPE_PARAMETER,
  makeMarkedTextPath,
} from '../../shared/error-marks/error-links';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { TextsComing } from '../../shared/tool-frame/result-link-gate';
import { StateLine } from '../../shared/ui/state-line';
import { BarScreen, ToolBarFrame } from '../../shared/ui/tool-bar';
import { ErrorProfileTool } from './error-profile-tool';
import { useErrorProfileView } from './query/error-profile-view';
import { readTextId } from './error-marks/read-text-id';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { MarkedTextPart } from './error-marks/marked-text-part';

/** A text that an address names; next and previous walk through the chosen texts, if it is one of them. */
function MarkedTextPage({ id }: { readonly id: string }) {
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
                component={RouterLink}
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

/** An own text, of either selection, has no stored marks: the corrector finds its errors. */
function OwnTextAlone() {
  const { t } = useTranslation('error-profile-screen');
  const { compared, ownTexts } = useTextSelection();
  return (
    <BarScreen title={t('title')}>
      <StateLine>
        {t('own_text')}{' '}
        <Link component={RouterLink} to="/corrector" state={{ text: ownTexts ?? compared?.ownTexts }}>
          {t('text.open_in_corrector')}
        </Link>
      </StateLine>
    </BarScreen>
  );
}

/** Chooses the type that the address names, and clears it from there. */
function useTypeFromAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useErrorProfileView();
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(TYPE_PARAMETER);
  useEffect(() => {
    if (asked === null) return;
    setView({ ...view, code: readErrorCode(asked) });
    parameters.delete(TYPE_PARAMETER);
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true });
    // The address of the result may be written in between with the parameter still in it.
  }, [asked, hash]);
}

/** Errors of the corpus: the profile of the chosen texts, or one text as written and corrected. */
export function ErrorProfilePage() {
  const [parameters] = useSearchParams();
  const { compared, corpusTextIds, hasTexts } = useTextSelection();
  useTypeFromAddress();
  const id = readTextId(parameters.get(TEXT_PARAMETER));
  const areComing = use(TextsComing) !== null;
  if (id !== null) return <MarkedTextPage id={id} />;
  if (!areComing && hasTexts && (corpusTextIds === null || compared?.corpusTextIds === null))
    return <OwnTextAlone />;
  return <ErrorProfileTool />;
}
