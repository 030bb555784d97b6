import Icon from '@mui/icons-material/BarChart';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const distribution: ToolDeclaration = {
  name: 'distribution',
  route: 'distribution',
  Icon,
  load: async () => {
    await loadLateMessages('distribution-screen');
    return (await import('./distribution-tool')).DistributionTool;
  },
};
