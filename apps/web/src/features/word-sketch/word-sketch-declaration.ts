import Icon from '@mui/icons-material/AccountTreeOutlined';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordSketch: ToolDeclaration = {
  name: 'word-sketch',
  route: 'wordsketch',
  Icon,
  load: async () => {
    await Promise.all([loadLateMessages('word-sketch-screen'), loadLateMessages('sketch-relations')]);
    return (await import('./word-sketch-tool')).WordSketchTool;
  },
};
