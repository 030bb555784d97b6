import { keynessCall } from '@keelerada/contract/tools/keyness';
import { defineTool } from '../../../shared/tool-frame/tool-definition';
import { ToolScreen } from '../../../shared/tool-frame/tool-screen';
import { SearchTypeField } from '../../../shared/word-search/word-search-fields';
import { keynessOptions } from '../wordlist-options';
import { KeynessResult } from './keyness-result';

/** The word list of two selections: its form, its place among the tools and its address are those of the word list. */
const tool = defineTool({
  name: 'wordlist',
  titleKey: 'keyness:title',
  options: keynessOptions,
  Bar: SearchTypeField,
  call: keynessCall,
  alsoAsks: { hajuvus: true },
  countRows: ({ votmesonad }) => votmesonad.length,
  findNothingKey: () => 'keyness:nothing_found',
  Result: KeynessResult,
});

/** Keyness: the words that tell two selections apart. */
export const KeynessTool = () => <ToolScreen tool={tool} />;
