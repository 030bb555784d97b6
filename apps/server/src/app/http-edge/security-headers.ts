import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

const HSTS_SECONDS = 365 * 24 * 60 * 60;

/** What no page of the site uses, nor a page in a frame of it; videos may fill the screen. */
const PERMISSIONS_POLICY = [
  ...[
    'accelerometer',
    'bluetooth',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
  ],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const helmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      // Style attributes are set by the component library and the documentation page; they cannot run code.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // Introduction videos of the home page, which are loaded when a visitor plays one.
      frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  hsts: false,
} as const;

/**
 * The security headers that every answer carries. They are made once, because what is refused before a route is
 * found passes none of the hooks that would set them.
 */
export async function makeSecurityHeaders(): Promise<OutgoingHttpHeaders> {
  const sample = fastify();
  await sample.register(helmet, helmetOptions);
  let headers: OutgoingHttpHeaders = {};
  sample.get('/', (_request, reply) => {
    headers = { ...reply.raw.getHeaders(), 'permissions-policy': PERMISSIONS_POLICY };
    return reply.send();
  });
  await sample.inject('/');
  await sample.close();
  return headers;
}

/** Sets them on one answer, which no cache keeps if it holds what is not for all; HSTS only behind TLS, where it can be kept. */
export function setSecurityHeaders(
  headers: OutgoingHttpHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(headers);
  // Answers to what somebody sent may hold an own text, those to administrators what nobody has reviewed. Routes that
  // know better say so themselves.
  if (request.method === 'POST' || request.headers.authorization !== undefined)
    reply.header('cache-control', 'no-store');
  if (request.protocol === 'https')
    reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}; includeSubDomains`);
}
