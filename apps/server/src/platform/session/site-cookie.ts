import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOwn } from '@keelerada/estonian/make-table';
import { hashRefreshToken } from './refresh-token';
import { readSite } from './read-site';

/** A cookie of the site that no script reads. */
export interface SiteCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

/** The session (wire format). A page of the site may send it, no other site's page. */
export const refreshCookie: SiteCookie = {
  name: 'refreshToken',
  options: { httpOnly: true, secure: true, sameSite: 'strict', path: '/api' },
};

/**
 * The cookie as the site has it: on HTTPS its name begins with `__Host-`, so that browsers take it from this very host alone,
 * for all paths.
 */
function fit({ name, options }: SiteCookie, request: FastifyRequest, publicUrl: string | null): SiteCookie {
  if (!readSite(request, publicUrl).startsWith('https:')) return { name, options };
  return { name: `__Host-${name}`, options: { ...options, path: '/' } };
}

export function readCookie(
  cookie: SiteCookie,
  request: FastifyRequest,
  publicUrl: string | null,
): string | undefined {
  return readOwn(request.cookies, fit(cookie, request, publicUrl).name);
}

export function setCookie(
  cookie: SiteCookie,
  reply: FastifyReply,
  publicUrl: string | null,
  value: string,
  maxAge: number,
): FastifyReply {
  const { name, options } = fit(cookie, reply.request, publicUrl);
  return reply.setCookie(name, value, { ...options, maxAge });
}

export function clearCookie(cookie: SiteCookie, reply: FastifyReply, publicUrl: string | null): FastifyReply {
  const { name, options } = fit(cookie, reply.request, publicUrl);
  return reply.clearCookie(name, options);
}

/** What the store knows of the refresh token that a request carries; null without one. */
export function readRefreshHash(request: FastifyRequest, publicUrl: string | null): string | null {
  const token = readCookie(refreshCookie, request, publicUrl);
  return token === undefined ? null : hashRefreshToken(token);
}
