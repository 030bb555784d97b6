import Icon from '@mui/icons-material/BarChart';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const distribution: ToolDeclaration = {
  name: 'distribution',
  route: 'distribution',
  Icon,
  load: async () => {
    await loadLazyMessages('distribution-screen');
    return (await import('./distribution-tool')).DistributionTool;
  },
};
