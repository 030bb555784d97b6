import Icon from '@mui/icons-material/FormatListNumbered';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordlist: ToolDeclaration = {
  name: 'wordlist',
  route: 'wordlist',
  Icon,
  load: async () => {
    await Promise.all([loadLazyMessages('wordlist-result'), loadLazyMessages('picture-legend')]);
    return (await import('./wordlist-tool')).WordlistTool;
  },
};
