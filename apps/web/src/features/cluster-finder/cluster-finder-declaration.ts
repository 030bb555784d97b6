import Icon from '@mui/icons-material/WorkspacesOutlined';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const clusterFinder: ToolDeclaration = {
  name: 'cluster-finder',
  route: 'clusterfinder',
  Icon,
  load: async () => {
    await loadLateMessages('cluster-finder-page');
    return (await import('./cluster-finder-tool')).ClusterFinderTool;
  },
};
