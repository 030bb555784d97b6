import { corpusDescriptionCall } from '@keelerada/contract/texts/corpus-description';
import { CORPUS_CMDI_PATH, CORPUS_JSON_LD_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readSite } from '../../platform/session/read-site';
import type { CorpusDescriber } from './describe-corpus';
import { CMDI_TYPE, JSON_LD_TYPE, listFileLinks } from './list-corpus-links';
import { citeDescribed } from './describe-corpus-size';
import { writeCmdi } from './write-cmdi';
import { writeJsonLd } from './write-json-ld';

const FRESH = 'public, max-age=60';

/** What the corpus is: for the page about it, and as files for catalogues (CMDI) and search engines (JSON-LD). */
export function registerCorpusDescription(
  app: FastifyInstance,
  describeCorpus: CorpusDescriber,
  publicUrl: string | null,
): void {
  serveCall(app, corpusDescriptionCall, async (request, reply) => {
    reply.header('cache-control', FRESH);
    const description = await describeCorpus();
    return { ...description, citation: citeDescribed(description, readSite(request, publicUrl)) };
  });
  app.get(CORPUS_CMDI_PATH, { schema: { hide: true } }, async (request, reply) => {
    const site = readSite(request, publicUrl);
    return reply
      .headers({ 'cache-control': FRESH, link: listFileLinks(site) })
      .type(`${CMDI_TYPE}; charset=utf-8`)
      .send(writeCmdi(await describeCorpus(), site));
  });
  app.get(CORPUS_JSON_LD_PATH, { schema: { hide: true } }, async (request, reply) => {
    const site = readSite(request, publicUrl);
    return reply
      .headers({ 'cache-control': FRESH, link: listFileLinks(site) })
      .type(JSON_LD_TYPE)
      .send(JSON.stringify(writeJsonLd(await describeCorpus(), site), null, 2));
  });
}
