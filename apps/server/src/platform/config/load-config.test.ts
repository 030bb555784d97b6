import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './load-config';
import { settings } from './settings';

describe('loadConfig', () => {
  it('gives the defaults where nothing is set', () => {
    const config = loadConfig({});
    expect(config.port).toBe(8080);
    expect(config.rateLimit).toEqual({ calls: 5, windowMs: 30_000 });
    expect(config.trustedProxies).toEqual([]);
    expect(config.corsOrigins).toEqual(['*']);
    expect(config.databaseUrl).toBeNull();
    expect(config.computeThreads).toBeGreaterThanOrEqual(1);
  });

  it('treats an empty variable as absent', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  it('reads every form of a rate limit', () => {
    expect(loadConfig({ RATE_LIMIT: 'off' }).rateLimit).toBeNull();
    expect(loadConfig({ RATE_LIMIT: '100/2m' }).rateLimit).toEqual({ calls: 100, windowMs: 120_000 });
  });

  it('reads lists of addresses', () => {
    const config = loadConfig({ TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16,::1' });
    expect(config.trustedProxies).toEqual(['10.0.0.7', '192.168.0.0/16', '::1']);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['RATE_LIMIT', '5 per minute'],
    ['RATE_LIMIT', '0/30s'],
    ['CORS_ORIGINS', 'https://keel.example/path'],
    ['CORS_ORIGINS', 'keel.example'],
    ['TRUSTED_PROXIES', 'anyone'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['COMPUTE_THREADS', '0'],
    ['LOG_LEVEL', 'loud'],
  ])(
    'stops at %s=%s with a line that names the variable, the value and what is allowed',
    (variable, value) => {
      const allowed = Object.values(settings).find((setting) => setting.variable === variable)?.allowed;
      expect(() => loadConfig({ [variable]: value })).toThrow(
        `${variable} is ${JSON.stringify(value)}, but must be ${allowed}.`,
      );
    },
  );

  it('names every bad variable at once and never shows a password', () => {
    const load = () => loadConfig({ PORT: 'x', DATABASE_URL: 'mysql://me:hunter2@host/db' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/PORT is "x"[^]*DATABASE_URL is \(not shown\)/u);
    expect(load).not.toThrow(/hunter2/u);
  });
});
