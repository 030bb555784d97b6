import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fast compression: answers of megabytes must not wait for it. */
const COMPRESSION_LEVEL = 1;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

/**
 * Compresses answers if the client accepts that. Answers of tools to a program on the same machine stay as they are:
 * there is no network to spare, and compressing megabytes takes longer than counting them (110 ms for a word list of
 * three million words).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isLocalToolCall(request)) request.headers['x-no-compression'] = 'local';
    done();
  });
  await app.register(compress, {
    encodings: ['gzip', 'deflate'],
    zlibOptions: { level: COMPRESSION_LEVEL },
    // A compressed request could be a bomb; none needs to be that large.
    globalDecompression: false,
  });
}

/** `ip` is the client's own address, also behind a configured proxy; any forwarding header means a network between. */
function isLocalToolCall(request: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return request.url.startsWith('/api/tools/') && !isForwarded && LOOPBACK.test(request.ip);
}
