import Icon from '@mui/icons-material/HubOutlined';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const collocates: ToolDeclaration = {
  name: 'collocates',
  route: 'collocates',
  Icon,
  load: async () => {
    await Promise.all([loadLazyMessages('collocates-result'), loadLazyMessages('picture-legend')]);
    return (await import('./collocates-tool')).CollocatesTool;
  },
  keyboard: [
    { keys: ['arrows'], textKey: 'collocates:keyboard.graph' },
    { keys: ['left_right', 'home', 'end'], textKey: 'collocates:keyboard.slider' },
  ],
};
