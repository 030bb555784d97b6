import Icon from '@mui/icons-material/WorkspacesOutlined';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const clusterFinder: ToolDeclaration = {
  name: 'cluster-finder',
  route: 'clusterfinder',
  Icon,
};
