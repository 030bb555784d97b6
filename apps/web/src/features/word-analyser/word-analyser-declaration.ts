import Icon from '@mui/icons-material/ManageSearch';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordAnalyser: ToolDeclaration = {
  name: 'word-analyser',
  route: 'wordanalyser',
  Icon,
  load: async () => {
    await loadLazyMessages('word-analyser-screen');
    return (await import('./word-analyser-tool')).WordAnalyserTool;
  },
  keyboard: [
    { keys: ['arrows', 'home', 'end'], textKey: 'word-analyser:keys.words' },
    { keys: ['alt_up', 'alt_down'], textKey: 'word-analyser:keys.marked' },
  ],
};
