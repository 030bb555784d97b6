import Icon from '@mui/icons-material/FormatAlignCenter';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordContext: ToolDeclaration = {
  name: 'word-context',
  route: 'wordcontext',
  Icon,
  keyboard: [
    { keys: ['j', 'k'], textKey: 'keyboard-help:does.step_lines' },
    { keys: ['enter'], textKey: 'keyboard-help:does.open_line' },
    { keys: ['x'], textKey: 'keyboard-help:does.tick_line' },
  ],
  load: async () => {
    const [{ WordContextTool }] = await Promise.all([
      import('./word-context-tool'),
      loadLazyMessages('word-context-lines'),
      loadLazyMessages('sketch-relations'),
      loadLazyMessages('sentence-tree'),
    ]);
    return WordContextTool;
  },
};
