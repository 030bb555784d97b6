import {
  homeCall,
  homePictureCall,
  type HomePicture,
  type HomePictureResponse,
  type HomeResponse,
} from '@keelerada/contract/site/home';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { makeCorpusDescriber, type HomeParts } from './describe-corpus';
import { type ToolAsker, makePicture } from './make-pictures';
import type { HomePictureName } from '@keelerada/contract/fields/choices';

/** A visitor who comes back to the home page within this time asks nothing. */
const FRESH_SECONDS = 60;

/** What is not whole yet is asked for again. */
const keepFresh = (reply: FastifyReply, isWhole: boolean): void => {
  reply.header('cache-control', `public, max-age=${isWhole ? FRESH_SECONDS : 0}`);
};

/**
 * GET /api/home and its pictures: what the home page shows of the corpus. They take no input but a name and are answered
 * from memory.
 */
export function registerHome(app: FastifyInstance, parts: HomeParts & { readonly askTool: ToolAsker }): void {
  const describeCorpus = makeCorpusDescriber(parts);
  const { isIndexReady, askTool, readCorpusStatus } = parts;
  const readVersion = async () => (await readCorpusStatus()).revision;
  const readPicture = makePictureReader({ isIndexReady, askTool, describeCorpus, readVersion });
  serveCall(app, homeCall, async (_request, reply) => {
    const answer = await describeCorpus();
    // Without examples the corpus is still being loaded, and the next answer holds more.
    keepFresh(reply, answer.examples.length > 0);
    return answer;
  });
  serveCall(app, homePictureCall, async ({ params: { name } }, reply) => {
    const answer = await readPicture(name);
    keepFresh(reply, answer.isReady);
    return answer;
  });
}

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
