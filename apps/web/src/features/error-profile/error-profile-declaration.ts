import Icon from '@mui/icons-material/SpellcheckOutlined';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const errorProfile: ToolDeclaration = {
  name: 'error-profile',
  route: 'errors',
  Icon,
  load: async () => {
    await loadLateMessages('error-profile-screen');
    return (await import('./error-profile-page')).ErrorProfilePage;
  },
};
