import multipart from '@fastify/multipart';
import { FORMULAS_HEADER } from '@keelerada/contract/site/paths';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { tooMany } from '../../platform/errors/request-failure';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readClientAddress } from '../../platform/http/client-address';
import { collectFileTexts } from './collect-file-texts';
import { receiveFiles, uploadLimits } from './receive-files';

export interface TextFromFileDependencies {
  readonly extractor: FileTextExtractor;
  /** How long a form may send nothing before it is given up. */
  readonly silenceLimitMs?: number;
}

/** Uploads at work at the same time; each holds a few files in memory. */
const MAX_UPLOADS_AT_ONCE = 20;
/** Uploads of one address among them, so that no client takes all; a class may share an address. */
const MAX_UPLOADS_OF_CLIENT = 10;
const RETRY_AFTER_SECONDS = 5;

const BUSY = 'Many files are being read just now. Please wait a moment and try again.';

/** POST /api/textfromfile: the text of uploaded files. */
export async function registerTextFromFile(
  app: FastifyInstance,
  { extractor, silenceLimitMs }: TextFromFileDependencies,
): Promise<void> {
  const places = createUploadPlaces(MAX_UPLOADS_AT_ONCE, MAX_UPLOADS_OF_CLIENT);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    serveCall(scope, textFromFileCall, async (request, reply) => {
      const client = readClientAddress(request);
      if (!places.take(client)) throw tooMany(BUSY, RETRY_AFTER_SECONDS);
      try {
        const files = receiveFiles(request, silenceLimitMs);
        const { text, formulas } = await collectFileTexts(files, extractor, abortWhenClosed(reply.raw));
        if (formulas > 0) reply.header(FORMULAS_HEADER, formulas);
        return await reply.type('text/plain; charset=utf-8').send(text);
      } finally {
        places.giveBack(client);
      }
    });
  });
}

interface UploadPlaces {
  /** Whether there was a place for this client; who got one gives it back. */
  take(address: string): boolean;
  giveBack(address: string): void;
}

/** Counts the uploads at work: `total` of all clients together, `perClient` from one address. */
export function createUploadPlaces(total: number, perClient: number): UploadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const ofClient = taken.get(address) ?? 0;
      if (all >= total || ofClient >= perClient) return false;
      all += 1;
      taken.set(address, ofClient + 1);
      return true;
    },
    giveBack(address) {
      const left = (taken.get(address) ?? 0) - 1;
      all -= 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    },
  };
}
