import type { HomePictureName } from '@keelerada/contract/fields/choices';
import type { HomePicture, HomePictureResponse, HomeResponse } from '@keelerada/contract/site/home';
import { makePicture, type ToolAsker } from './make-pictures';

/** A level with fewer words says too little. */
const LEAST_WORDS = 1000;

export interface PictureParts {
  readonly isIndexReady: () => boolean;
  readonly readVersion: () => Promise<string>;
  readonly describeCorpus: () => Promise<HomeResponse>;
  readonly askTool: ToolAsker;
}

interface KeptPictures {
  readonly version: string;
  readonly pictures: Map<HomePictureName, Promise<HomePicture | null>>;
  /** Answers that several pictures are made of. */
  readonly answers: Map<string, Promise<unknown>>;
}

/** Pictures of the home page; each is worked out once for each state of the corpus, one after another. */
export function makePictureReader(
  parts: PictureParts,
): (name: HomePictureName) => Promise<HomePictureResponse> {
  let kept: KeptPictures | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const make = async (name: HomePictureName, { answers }: KeptPictures): Promise<HomePicture | null> => {
    const { levels } = await parts.describeCorpus();
    const ask: ToolAsker = (tool, request) => {
      const key = JSON.stringify([tool, request]);
      const answer = answers.get(key) ?? parts.askTool(tool, request);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    };
    const large = levels.filter(({ runningWords }) => runningWords >= LEAST_WORDS);
    return makePicture(name, { ask, levels: large.map(({ code }) => code) });
  };

  return async (name) => {
    if (!parts.isIndexReady()) return { isReady: false, picture: null };
    const version = await parts.readVersion();
    if (kept?.version !== version) kept = { version, pictures: new Map(), answers: new Map() };
    const now = kept;
    let picture = now.pictures.get(name);
    if (picture === undefined) {
      // One after another: the visitors of the tools come first.
      picture = last.then(() => make(name, now));
      last = picture.catch(() => undefined);
      now.pictures.set(name, picture);
      picture.catch(() => now.pictures.delete(name));
    }
    return { isReady: true, picture: await picture };
  };
}
