import { clusterFinder } from '../../features/cluster-finder/cluster-finder-declaration';
import { collocates } from '../../features/collocates/collocates-declaration';
import { distribution } from '../../features/distribution/distribution-declaration';
import { errorProfile } from '../../features/error-profile/error-profile-declaration';
import { wordAnalyser } from '../../features/word-analyser/word-analyser-declaration';
import { wordContext } from '../../features/word-context/word-context-declaration';
import { wordSketch } from '../../features/word-sketch/word-sketch-declaration';
import { wordlist } from '../../features/wordlist/wordlist-declaration';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

/**
 * All analysis tools, in the order of their tabs. Routes, titles, tabs, footer and keyboard help
 * are read from here.
 */
export const tools: readonly ToolDeclaration[] = [
  wordlist,
  wordContext,
  collocates,
  wordSketch,
  distribution,
  clusterFinder,
  errorProfile,
  wordAnalyser,
];

export const readToolPath = ({ route }: ToolDeclaration) => `/tools/${route}`;
