import { describe, expect, it } from 'vitest';
import { settings } from '../../platform/config/settings';
import { findShard, hasReplicas, parseIndexUrl } from './index-url';

describe('INDEX_URL', () => {
  it('names shards, their replicas, the entry, the database and the cluster', () => {
    const url = 'http://keel:s%40l%2Fa@a.example:8123|b.example:9000,10.0.0.7/texts?cluster=two-shards';
    expect(settings.indexUrl.schema.safeParse(url).success).toBe(true);
    expect(parseIndexUrl(url)).toEqual({
      shards: [
        { replicas: ['http://a.example:8123', 'http://b.example:9000'] },
        { replicas: ['http://10.0.0.7:8123'] },
      ],
      user: 'keel',
      password: 's@l/a',
      database: 'texts',
      cluster: 'two-shards',
    });
  });

  it('goes without an entry, and over TLS', () => {
    const address = parseIndexUrl('https://store.example/texts?cluster=c');
    expect(address).toMatchObject({ user: 'default', password: '' });
    expect(address.shards).toEqual([{ replicas: ['https://store.example:8443'] }]);
    expect(hasReplicas(address)).toBe(false);
  });

  it.each([
    ['ftp://h/d?cluster=c'],
    ['http://h/d'],
    ['http://u:secret@h/d-e?cluster=c'],
    ["http://u:secret@h/d?cluster=c'd"],
    ['http://u:secret%zz@h/d?cluster=c'],
    ['http://u:secret@h,,g/d?cluster=c'],
    ['http://u:secret@h:123456/d?cluster=c'],
  ])('refuses %s without showing it', (url) => {
    expect(() => parseIndexUrl(url)).toThrow(/^INDEX_URL is \(not shown\), but /u);
    expect(() => parseIndexUrl(url)).not.toThrow(/secret/u);
  });

  it('puts neighbouring texts on different shards, each always on the same', () => {
    const address = parseIndexUrl('http://a,b,c/d?cluster=c');
    expect([0, 1, 2, 3, 4, 3].map((text) => findShard(text, address))).toEqual([0, 1, 2, 0, 1, 0]);
  });
});
