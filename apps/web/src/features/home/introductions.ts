import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import HubIcon from '@mui/icons-material/HubOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import WorkspacesIcon from '@mui/icons-material/WorkspacesOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { introducedTools, SiteContents } from '@keelerada/contract/site/site-content';
import videos from '../../../content/videos.json';

export interface Introduction {
  readonly name: (typeof introducedTools)[number];
  readonly path: string;
  readonly Icon: typeof SvgIcon;
  /** What the page there opens with. */
  readonly state?: { readonly openTextChoice: true };
}

const introduction = (name: Introduction['name'], path: string, Icon: typeof SvgIcon): Introduction => ({
  name,
  path,
  Icon,
});

/** Videos by tool and language as the content folder has them, until administrators publish others. */
export const startVideos: SiteContents['videos'] = videos;

/** What is introduced on the home page, in the order of the tabs. */
export const introductions: readonly Introduction[] = [
  introduction('writing_evaluator', '/corrector', FactCheckIcon),
  { ...introduction('text_query', '/tools/wordlist', LibraryBooksIcon), state: { openTextChoice: true } },
  introduction('wordlist', '/tools/wordlist', FormatListNumberedIcon),
  introduction('word_context', '/tools/wordcontext', FormatAlignCenterIcon),
  introduction('neighbouring_words', '/tools/collocates', HubIcon),
  introduction('cluster_catcher', '/tools/clusterfinder', WorkspacesIcon),
  introduction('word_analyser', '/tools/wordanalyser', ManageSearchIcon),
];
