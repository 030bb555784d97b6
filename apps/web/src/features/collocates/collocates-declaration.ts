import Icon from '@mui/icons-material/HubOutlined';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const collocates: ToolDeclaration = {
  name: 'collocates',
  route: 'collocates',
  Icon,
  load: async () => (await import('./collocates-tool')).CollocatesTool,
  keyboard: [
    { keys: ['arrows'], textKey: 'collocates:keyboard.graph' },
    { keys: ['left_right', 'home', 'end'], textKey: 'collocates:keyboard.slider' },
  ],
};
