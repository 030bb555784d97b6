import type { CitedCorpus } from '@keelerada/citation/cited-result';
import type { Config } from '../../platform/config/settings';

/** The corpus as downloads cite it. */
export function makeCitedCorpusReader(
  { corpusOwner: owner, corpusDoi: doi }: Pick<Config, 'corpusOwner' | 'corpusDoi'>,
  readCorpusStatus: () => Promise<Pick<CitedCorpus, 'version' | 'isDemo'>>,
): () => Promise<CitedCorpus> {
  return async () => {
    const { version, isDemo } = await readCorpusStatus();
    return { owner, doi, version, isDemo };
  };
}
