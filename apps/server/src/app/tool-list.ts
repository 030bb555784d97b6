import { clusterFinderTool } from '../modules/cluster-finder/cluster-finder.tool';
import { collocatesTool } from '../modules/collocates/collocates.tool';
import { errorProfileTool } from '../modules/error-profile/error-profile.tool';
import { frequenciesTool } from '../modules/frequencies/frequencies.tool';
import { keynessTool } from '../modules/keyness/keyness.tool';
import { distributionTool } from '../modules/distribution/distribution.tool';
import { practiceTool } from '../modules/practice/practice.tool';
import { predictionTool } from '../modules/test-tools/prediction.tool';
import { wordLengthTool } from '../modules/test-tools/word-length.tool';
import { errorMarksTool } from '../modules/error-marks/error-marks.tool';
import { textFeaturesTool } from '../modules/text-features/text-features.tool';
import { wordAnalyserTool } from '../modules/word-analyser/word-analyser.tool';
import { wordContextTool } from '../modules/word-context/word-context.tool';
import { wordPageTool } from '../modules/word-page/word-page.tool';
import { wordSketchTool } from '../modules/word-sketch/word-sketch.tool';
import { wordFormsTool } from '../modules/wordlist/word-forms.tool';
import { wordLevelsTool } from '../modules/word-levels/word-levels.tool';
import { nearestWordsTool } from '../modules/wordlist/nearest-words.tool';
import { wordlistTool } from '../modules/wordlist/wordlist.tool';
import { worksheetTool } from '../modules/worksheet/worksheet.tool';
import type { CorpusQuery } from '../corpus/engine/corpus-query';
import type { Tool } from '../corpus/tools/tool';

/** Every tool: its call, its limits, its queries and its warm-up follow from this list. */
export const tools: readonly Tool[] = [
  wordlistTool,
  wordFormsTool,
  nearestWordsTool,
  wordLevelsTool,
  wordContextTool,
  frequenciesTool,
  keynessTool,
  collocatesTool,
  wordSketchTool,
  wordPageTool,
  distributionTool,
  errorProfileTool,
  errorMarksTool,
  textFeaturesTool,
  clusterFinderTool,
  wordAnalyserTool,
  worksheetTool,
  practiceTool,
  predictionTool,
  wordLengthTool,
];

/** Every query over the corpus index. */
export const queries: readonly CorpusQuery[] = [...new Set(tools.flatMap((tool) => tool.queries ?? []))];
