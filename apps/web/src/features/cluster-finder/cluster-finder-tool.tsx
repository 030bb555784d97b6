import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/session/session';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { ChooseTextsFirst } from '../../shared/tool-frame/choose-texts-first';
import { FirstSelectionOnly } from '../../shared/tool-frame/first-selection-only';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import type { AddressSearch } from '../../shared/word-menu/word-links';
import { makeSearchPath } from '../../shared/word-menu/word-links';
import { useFramedPage } from './use-framed-page';
import { useFramedResult } from './use-framed-result';

/** The tab of the cluster finder: its page in a frame, with the chosen texts (SPEC 2). */
export function ClusterFinderTool() {
  const { t } = useTranslation(['cluster-finder-page', 'cluster-finder']);
  const { integrationPaths } = useSession();
  const { corpusTextIds, ownTexts, hasTexts } = useTextSelection();
  const navigate = useNavigate();
  const search = useCallback((wanted: AddressSearch) => void navigate(makeSearchPath(wanted)), [navigate]);
  const { frame, heightPx } = useFramedPage({ corpusTextIds, ownTexts }, search);
  useFramedResult(frame);
  const path = integrationPaths['clusterFinder'];
  if (!hasTexts) return <ChooseTextsFirst title={t('cluster-finder:title')} explanation={t('explanation')} />;
  if (path === undefined)
    return (
      <Alert severity="info" role="status">
        {t('not_offered')}
      </Alert>
    );
  return (
    <>
      <HiddenHeading>{t('cluster-finder:title')}</HiddenHeading>
      <FirstSelectionOnly />
      <Box
        component="iframe"
        ref={frame}
        src={path}
        title={t('cluster-finder:title')}
        sx={{ display: 'block', width: '100%', border: 0, colorScheme: 'normal' }}
        style={{ height: heightPx }}
      />
    </>
  );
}
