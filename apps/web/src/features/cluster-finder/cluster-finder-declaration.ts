import Icon from '@mui/icons-material/WorkspacesOutlined';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const clusterFinder: ToolDeclaration = {
  name: 'cluster-finder',
  route: 'clusterfinder',
  Icon,
  load: async () => {
    await loadLazyMessages('cluster-finder-page');
    return (await import('./cluster-finder-tool')).ClusterFinderTool;
  },
};
