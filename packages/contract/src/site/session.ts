import { z } from 'zod';
import { defineCall } from '../fields/call';
import { languageField } from '../fields/language-field';

export const loginCall = defineCall('session', 'GET /api/auth/login/harid', {
  summary: 'Begins a sign-in: redirects the browser to the identity provider',
  query: z.object({ language: languageField.default('en') }),
  answer: z.null().describe('To the provider, or back to the site with loginFailed'),
  status: 302,
});

export const loginCallbackCall = defineCall('session', 'GET /api/auth/login/harid/success', {
  summary: 'Ends a sign-in: the identity provider sends the browser here',
  answer: z.null().describe('To the site, with loginFailed or idCodeMissing where nobody is signed in'),
  status: 302,
});

export const renewCall = defineCall('session', 'POST /api/auth/renew', {
  summary: 'Renews the tokens: another refresh token in the cookie; former access tokens end',
  answer: z.null(),
  status: 204,
});

export const logoutCall = defineCall('session', 'DELETE /api/auth/logout', {
  summary: 'Ends the session: refresh and access tokens are worthless',
  answer: z.null(),
  status: 204,
});
