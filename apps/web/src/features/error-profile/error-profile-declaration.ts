import Icon from '@mui/icons-material/SpellcheckOutlined';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const errorProfile: ToolDeclaration = {
  name: 'error-profile',
  route: 'errors',
  Icon,
  load: async () => {
    await loadLazyMessages('error-profile-screen');
    return (await import('./error-profile-page')).ErrorProfilePage;
  },
};
