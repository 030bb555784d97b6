import Icon from '@mui/icons-material/FormatAlignCenter';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordContext: ToolDeclaration = {
  name: 'word-context',
  route: 'wordcontext',
  Icon,
  load: async () => (await import('./word-context-tool')).WordContextTool,
};
