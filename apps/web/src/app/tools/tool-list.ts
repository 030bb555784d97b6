import ClusterFinderIcon from '@mui/icons-material/WorkspacesOutlined';
import CollocatesIcon from '@mui/icons-material/HubOutlined';
import DistributionIcon from '@mui/icons-material/BarChart';
import ErrorProfileIcon from '@mui/icons-material/SpellcheckOutlined';
import WordAnalyserIcon from '@mui/icons-material/ManageSearch';
import WordContextIcon from '@mui/icons-material/FormatAlignCenter';
import WordSketchIcon from '@mui/icons-material/AccountTreeOutlined';
import WordlistIcon from '@mui/icons-material/FormatListNumbered';
import type { ComponentType } from 'react';
import { loadPart } from '../../shared/i18n/lazy-messages';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

/** The code of a screen, and the messages that come with it. */
const withMessages = (messages: readonly string[], load: () => Promise<ComponentType>) => () =>
  loadPart(load, messages);

/**
 * All analysis tools, in the order of their tabs. Routes, titles, tabs, footer and keyboard help
 * are read from here.
 */
export const tools: readonly ToolDeclaration[] = [
  {
    ...{ name: 'wordlist', route: 'wordlist', Icon: WordlistIcon },
    load: withMessages(
      ['wordlist-result', 'picture-legend'],
      async () => (await import('../../features/wordlist/wordlist-tool')).WordlistTool,
    ),
  },
  {
    ...{ name: 'word-context', route: 'wordcontext', Icon: WordContextIcon },
    load: withMessages(
      ['word-context-lines', 'sketch-relations', 'sentence-tree'],
      async () => (await import('../../features/word-context/word-context-tool')).WordContextTool,
    ),
    keyboard: [
      { keys: ['j', 'k'], textKey: 'keyboard-help:does.step_lines' },
      { keys: ['enter'], textKey: 'keyboard-help:does.open_line' },
      { keys: ['x'], textKey: 'keyboard-help:does.tick_line' },
    ],
  },
  {
    ...{ name: 'collocates', route: 'collocates', Icon: CollocatesIcon },
    load: withMessages(
      ['collocates-result', 'picture-legend'],
      async () => (await import('../../features/collocates/collocates-tool')).CollocatesTool,
    ),
    keyboard: [
      { keys: ['arrows'], textKey: 'collocates:keyboard.graph' },
      { keys: ['left_right', 'home', 'end'], textKey: 'collocates:keyboard.slider' },
    ],
  },
  {
    ...{ name: 'word-sketch', route: 'wordsketch', Icon: WordSketchIcon },
    load: withMessages(
      ['word-sketch-screen', 'sketch-relations'],
      async () => (await import('../../features/word-sketch/word-sketch-tool')).WordSketchTool,
    ),
  },
  {
    ...{ name: 'distribution', route: 'distribution', Icon: DistributionIcon },
    load: withMessages(
      ['distribution-screen'],
      async () => (await import('../../features/distribution/distribution-tool')).DistributionTool,
    ),
  },
  {
    ...{ name: 'cluster-finder', route: 'clusterfinder', Icon: ClusterFinderIcon },
    load: withMessages(
      ['cluster-finder-page'],
      async () => (await import('../../features/cluster-finder/cluster-finder-tool')).ClusterFinderTool,
    ),
  },
  {
    ...{ name: 'error-profile', route: 'errors', Icon: ErrorProfileIcon },
    load: withMessages(
      ['error-profile-screen'],
      async () => (await import('../../features/error-profile/error-profile-page')).ErrorProfilePage,
    ),
  },
  {
    ...{ name: 'word-analyser', route: 'wordanalyser', Icon: WordAnalyserIcon },
    load: withMessages(
      ['word-analyser-screen'],
      async () => (await import('../../features/word-analyser/word-analyser-tool')).WordAnalyserTool,
    ),
    keyboard: [
      { keys: ['arrows', 'home', 'end'], textKey: 'word-analyser:keys.words' },
      { keys: ['alt_up', 'alt_down'], textKey: 'word-analyser:keys.marked' },
    ],
  },
];

export const readToolPath = ({ route }: ToolDeclaration) => `/tools/${route}`;
