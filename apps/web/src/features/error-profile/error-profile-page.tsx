import { use, useEffect } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { readErrorCode, TEXT_PARAMETER, TYPE_PARAMETER } from '../../shared/error-marks/error-links';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { TextsComing } from '../../shared/tool-frame/result-link-gate';
import { StateLine } from '../../shared/ui/state-line';
import { BarScreen } from '../../shared/ui/tool-bar';
import { ErrorProfileTool } from './error-profile-tool';
import { useErrorProfileView } from './query/error-profile-view';
import { readTextId } from './error-marks/read-text-id';
import { MarkedTextPage } from './error-marks/marked-text-page';

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
