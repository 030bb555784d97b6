import Icon from '@mui/icons-material/FormatListNumbered';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordlist: ToolDeclaration = {
  name: 'wordlist',
  route: 'wordlist',
  Icon,
  load: async () => (await import('./wordlist-tool')).WordlistTool,
};
