import { textFeaturesTool } from '../modules/text-features/text-features.tool';
import { CommandFailure } from './context/command-failure';
import { makeToolCommand } from './tool-calls/tool-command';

/** `keelerada text-features` */
export const addTextFeaturesCommand = makeToolCommand({
  name: 'text-features',
  title: 'Texts and their features',
  tool: textFeaturesTool,
  notes: `"markedBy" says who marked the errors: gold is people, machine the corrector; the two are not one rate.`,
  examples: ['--level B1 --csv > b1.csv', '--all --json'],
  instead: (_flags, files) => {
    if (files.length > 0) throw new CommandFailure('Files are measured by "assess".');
    return null;
  },
  columns: ({ veerud }) => veerud,
  rows: ({ tekstid }) => tekstid,
});
