import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/session';
import { pages } from '../pages';
import type { PageDeclaration } from '../page-declaration';
import { readToolPath, tools } from '../tools/tool-list';
import type { PaletteEntry } from './palette-entry';
import { synonyms } from './palette-synonyms';

type GoTo = (address: string) => void;

/** Pages that the bar or the footer leads to, or that have synonyms; those of administrators for administrators alone. */
const isFindable = ({ path, redirectTo, layout, navigation, footer }: PageDeclaration, isAdmin: boolean) => {
  if (redirectTo !== undefined || layout === 'tools') return false;
  if (layout === 'admin' || navigation === 'administrators') return isAdmin;
  return synonyms.has(path) || navigation === 'everyone' || footer !== undefined;
};

export function useFindablePages(goTo: GoTo): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const isAdmin = useSession().user?.roleName === 'ADMIN';
  return pages
    .filter((page) => isFindable(page, isAdmin))
    .map(({ path, titleKey }) => ({
      id: `page-${path}`,
      text: t(titleKey),
      synonyms: synonyms.get(path) ?? '',
      run: () => goTo(path),
    }));
}

export function useFindableTools(goTo: GoTo): readonly PaletteEntry[] {
  const { t } = useTranslation();
  return tools.map((tool) => ({
    id: `tool-${tool.route}`,
    text: t(`${tool.name}:title`),
    synonyms: synonyms.get(tool.name) ?? '',
    run: () => goTo(readToolPath(tool)),
  }));
}
