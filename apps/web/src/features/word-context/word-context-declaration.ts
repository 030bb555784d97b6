import Icon from '@mui/icons-material/FormatAlignCenter';
import { loadLateMessages } from '../../shared/i18n/late-messages';
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
      loadLateMessages('word-context-lines'),
      loadLateMessages('sketch-relations'),
      loadLateMessages('sentence-tree'),
    ]);
    return WordContextTool;
  },
};
