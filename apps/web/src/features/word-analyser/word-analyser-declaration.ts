import Icon from '@mui/icons-material/ManageSearch';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

export const wordAnalyser: ToolDeclaration = {
  name: 'word-analyser',
  route: 'wordanalyser',
  Icon,
};
