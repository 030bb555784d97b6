import { expect, it } from 'vitest';
import { makeTestApp } from '../testing/app-for-test';

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      { readonly post: { readonly requestBody: { readonly content: Record<string, { schema: Body }> } } }
    >
  >;
}
interface Body {
  readonly properties: Readonly<Record<string, unknown>>;
}

it('describes a list of fixed length by its items, as makers of clients take it', async () => {
  const { app } = await makeTestApp();
  const { payload } = await app.inject('/api/docs/json');
  expect(payload.includes('prefixItems')).toBe(false);
  const { paths } = JSON.parse(payload) as Described;
  const { schema } = paths['/api/texts/detailneparing']!.post.requestBody.content['application/json']!;
  const range = { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 };
  expect(schema.properties['words']).toMatchObject({
    anyOf: [
      { type: 'array', items: { type: 'array', items: range, minItems: 2, maxItems: 2 } },
      { type: 'null' },
    ],
  });
  // Of a number and a word.
  const pair = '{"anyOf":[{"type":"number"},{"type":"string"}]},"minItems":2,"maxItems":2';
  expect(payload.includes(pair)).toBe(true);
});
