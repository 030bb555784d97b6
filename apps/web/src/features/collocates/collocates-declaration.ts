import Icon from '@mui/icons-material/HubOutlined';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const collocates: ToolDeclaration = {
  name: 'collocates',
  route: 'collocates',
  Icon,
  load: async () => {
    await Promise.all([loadLateMessages('collocates-result'), loadLateMessages('picture-legend')]);
    return (await import('./collocates-tool')).CollocatesTool;
  },
  keyboard: [
    { keys: ['arrows'], textKey: 'collocates:keyboard.graph' },
    { keys: ['left_right', 'home', 'end'], textKey: 'collocates:keyboard.slider' },
  ],
};
