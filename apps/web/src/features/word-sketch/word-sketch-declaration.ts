import Icon from '@mui/icons-material/AccountTreeOutlined';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordSketch: ToolDeclaration = {
  name: 'word-sketch',
  route: 'wordsketch',
  Icon,
  load: async () => {
    await Promise.all([loadLazyMessages('word-sketch-screen'), loadLazyMessages('sketch-relations')]);
    return (await import('./word-sketch-tool')).WordSketchTool;
  },
};
