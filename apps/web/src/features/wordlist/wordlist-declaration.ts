import Icon from '@mui/icons-material/FormatListNumbered';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordlist: ToolDeclaration = {
  name: 'wordlist',
  route: 'wordlist',
  Icon,
  load: async () => {
    await Promise.all([loadLateMessages('wordlist-result'), loadLateMessages('picture-legend')]);
    return (await import('./wordlist-tool')).WordlistTool;
  },
};
