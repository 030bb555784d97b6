import { Vabamorf } from '@keelerada/vabamorf/vabamorf';
import { loadLexicon } from '../../language/lexicon';
import { loadWordModel } from '../../language/word-model';
import type { SpellingKnowledge } from '../rank-respellings';
import { loadSpellingModel } from '../spelling-model';

/** The shipped models with Vabamorf in this process; `read` gives the bytes of a file below `models`. */
export async function openSpeller(read: (path: string) => Uint8Array): Promise<SpellingKnowledge> {
  const files = { wasm: read('vabamorf/vabamorf.wasm'), dictionary: read('vabamorf/et.dct') };
  const vabamorf = await Vabamorf.open(files);
  const lexicon = loadLexicon(read('language/lexicon.bin'));
  return {
    morphology: {
      isKnown: (word) => vabamorf.isKnown(word),
      suggest: (word) => vabamorf.suggest(word),
      synthesise: (form) => vabamorf.synthesise(form),
      analyse: (form, isSentenceInitial) => vabamorf.analyse(form, isSentenceInitial),
    },
    model: loadSpellingModel({
      errors: read('spelling/errors.bin'),
      ranker: read('spelling/ranker.bin'),
      detector: read('spelling/detector.bin'),
    }),
    lexicon,
    words: loadWordModel(read('language/word-model.bin'), lexicon),
  };
}
