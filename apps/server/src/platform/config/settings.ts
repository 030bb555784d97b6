import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { corsOriginsSchema } from './cors-origins-setting';
import { computeLimitSchema } from './compute-limit-setting';
import { grammarSettings } from './grammar-settings';
import { PROJECT_ROOT } from './project-root';
import { rateLimitSchema } from './rate-limit-setting';
import { setting, wholeNumber, type Setting } from './setting';
import { trustedProxiesSchema } from './trusted-proxies-setting';

const MAX_WORKERS = 64;
const MAX_PORT = 65_535;
const MAX_SESSION_HOURS = 14 * 24;
const MAX_SESSION_IDLE_MINUTES = 24 * 60;
/** The engine answers in milliseconds: more threads than this only cost memory unless asked for. */
const MAX_DEFAULT_COMPUTE_THREADS = 4;

const onOff = ['on', 'off'] as const;
const logFormats = ['plain', 'json'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const inProject: z.ZodType<string, string> = z
  .string()
  .min(1)
  .transform((path) => resolve(PROJECT_ROOT, path));

export const settings = {
  port: setting({
    variable: 'PORT',
    schema: wholeNumber(0, MAX_PORT),
    fallback: '8080',
    allowed: `a whole number from 0 to ${MAX_PORT}`,
    description: 'Port of the server; 0 takes any free one',
  }),
  host: setting({
    variable: 'HOST',
    schema: z.string().regex(/^[\w.:-]+$/u),
    fallback: 'localhost',
    allowed: 'a host name or an address',
    description: 'Address to listen on; `0.0.0.0` lets other machines in',
  }),
  dataDir: setting({
    variable: 'DATA_DIR',
    schema: inProject,
    fallback: '.data',
    allowed: 'a folder',
    description: 'Folder of the database and the index snapshot, relative to the project',
  }),
  settingsFile: setting<string | null>({
    variable: 'SETTINGS_FILE',
    schema: z.string().min(1),
    fallback: null,
    fallbackText: 'set by the systemd units',
    allowed: 'a file, or none',
    description:
      'File that the settings come from. Without it, commands that write refuse where a site is set up on the machine; `none` says that another store is meant',
  }),
  databaseUrl: setting<string | null>({
    variable: 'DATABASE_URL',
    schema: z.url({ protocol: /^postgres(ql)?$/u }),
    fallback: null,
    fallbackText: 'PGlite in `DATA_DIR`',
    allowed: 'an address such as postgres://user:password@host:5432/database',
    description: 'PostgreSQL server to use in place of the built-in database',
    isSecret: true,
  }),
  indexUrl: setting<string | null>({
    variable: 'INDEX_URL',
    schema: z.string().regex(/^https?:\/\/[^/]+\/\w+\?cluster=[\w-]+$/u),
    fallback: null,
    fallbackText: 'in memory',
    allowed: 'an address such as http://user:password@host1:8123,host2:8123/database?cluster=name',
    description: 'ClickHouse servers that hold the index of a corpus larger than one machine',
    isSecret: true,
  }),
  ...grammarSettings,
  encoder: setting({
    variable: 'ENCODER',
    schema: z.enum(onOff),
    fallback: 'on',
    allowed: `one of ${onOff.join(', ')}`,
    description: 'Encoder of the grammar corrector; `off` saves about 75 MB for each thread that corrects',
  }),
  markErrors: setting({
    variable: 'MARK_ERRORS',
    schema: z.enum(onOff),
    fallback: 'on',
    allowed: `one of ${onOff.join(', ')}`,
    description:
      'The corrector marks the errors of the corpus in the background; `off` shows those marked before',
  }),
  learnerWordsFile: setting<string | null>({
    variable: 'LEARNER_WORDS',
    schema: inProject,
    fallback: null,
    fallbackText: 'levels counted in the corpus',
    allowed: 'a file',
    description:
      "List of learners' words by level ([form](operation.md#levels-of-words)) in place of the levels counted in the corpus, relative to the project",
  }),
  brandingDir: setting<string | null>({
    variable: 'BRANDING_DIR',
    schema: inProject,
    fallback: null,
    fallbackText: 'none',
    allowed: 'a folder',
    description:
      'Name, contact, colours and logos of your institution ([form](operation.md#your-own-name-colours-and-logos)), relative to the project',
  }),
  speechUrl: setting<string | null>({
    variable: 'SPEECH_URL',
    schema: z.url({ protocol: /^https?$/u }),
    fallback: null,
    fallbackText: 'own engine',
    allowed: 'an address such as http://127.0.0.1:5003/speech',
    description:
      'Speech service that takes `{text, speaker, speed}` and answers WAV; the own engine replaces it after 10 s',
    isSecret: true,
  }),
  donationAlertUrl: setting<string | null>({
    variable: 'DONATION_ALERT_URL',
    schema: z.url({ protocol: /^https?$/u }),
    fallback: null,
    fallbackText: 'no alert',
    allowed: 'an address such as https://chat.example/hooks/keelerada',
    description:
      'Web hook that receives a JSON POST when donations wait for review, at most once an hour; never with a text',
    isSecret: true,
  }),
  computeThreads: setting({
    variable: 'COMPUTE_THREADS',
    schema: wholeNumber(1, MAX_WORKERS),
    fallback: String(Math.min(availableParallelism(), MAX_DEFAULT_COMPUTE_THREADS)),
    fallbackText: `processor cores, at most ${MAX_DEFAULT_COMPUTE_THREADS}`,
    allowed: `a whole number from 1 to ${MAX_WORKERS}`,
    description: 'Threads that count word lists, concordances and neighbouring words',
  }),
  rateLimit: setting({
    variable: 'RATE_LIMIT',
    schema: rateLimitSchema,
    fallback: '5/30s',
    allowed: 'CALLS/TIME such as 5/30s, 100/1m or 1000/1h, or off',
    description: 'Calls of the tools one client address may make in a time; `off` for a private installation',
  }),
  computeLimit: setting({
    variable: 'COMPUTE_LIMIT',
    schema: computeLimitSchema,
    fallback: '90s/2m',
    allowed: 'SECONDS/TIME such as 90s/2m, or off',
    description:
      'Seconds of computing that the calls of one client address may take per period; also `off` when `RATE_LIMIT` is off',
  }),
  trustedProxies: setting({
    variable: 'TRUSTED_PROXIES',
    schema: trustedProxiesSchema,
    fallback: 'none',
    allowed: 'addresses or networks separated by commas such as 10.0.0.7,192.168.0.0/16, or none',
    description: 'Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted',
  }),
  corsOrigins: setting({
    variable: 'CORS_ORIGINS',
    schema: corsOriginsSchema,
    fallback: '*',
    allowed: 'origins separated by commas such as https://keel.example, * for any, or none',
    description: 'Origins whose pages may read answers of the reading calls (CORS), without cookies',
  }),
  publicUrl: setting<string | null>({
    variable: 'PUBLIC_URL',
    schema: z.url({ protocol: /^https?$/u }).transform((url) => new URL(url).origin),
    fallback: null,
    fallbackText: 'address of each request',
    allowed: 'an address such as https://keel.example',
    description: 'Address of the site as its visitors see it; set it where sign-in is used',
  }),
  securityContact: setting<string | null>({
    variable: 'SECURITY_CONTACT',
    schema: z.url({ protocol: /^(?:mailto|https)$/u }),
    fallback: null,
    fallbackText: 'no security.txt',
    allowed: 'an address such as mailto:security@keel.example or https://keel.example/security',
    description: 'Where to report a vulnerability; published in `/.well-known/security.txt`',
  }),
  corpusOwner: setting({
    variable: 'CORPUS_OWNER',
    schema: z.string().trim().min(1).max(200),
    fallback: 'Keelerada',
    allowed: 'a name of at most 200 characters',
    description: 'Publisher of the corpus: author and publisher in citations and descriptions',
  }),
  corpusDoi: setting<string | null>({
    variable: 'CORPUS_DOI',
    schema: z.string().regex(/^10\.\d{4,9}\/\S{1,200}$/u),
    fallback: null,
    fallbackText: 'no DOI',
    allowed: 'a DOI without address such as 10.1234/keel',
    description: 'DOI of the corpus, for citations and descriptions',
  }),
  oidcIssuer: setting<string | null>({
    variable: 'OIDC_ISSUER',
    schema: z.url({ protocol: /^https?$/u }),
    fallback: null,
    fallbackText: 'nobody can sign in',
    allowed: 'an address such as https://harid.ee',
    description: 'OpenID Connect provider by which administrators sign in',
  }),
  oidcClientId: setting<string | null>({
    variable: 'OIDC_CLIENT_ID',
    schema: z.string().min(1),
    fallback: null,
    fallbackText: 'none',
    allowed: 'the name the provider has given to this site',
    description: 'Name of this site at the provider',
  }),
  oidcClientSecret: setting<string | null>({
    variable: 'OIDC_CLIENT_SECRET',
    schema: z.string().min(1),
    fallback: null,
    fallbackText: 'none',
    allowed: 'the secret the provider has given to this site',
    description: 'Secret of this site at the provider',
    isSecret: true,
  }),
  sessionKey: setting<string | null>({
    variable: 'SESSION_KEY',
    schema: z.string().min(32),
    fallback: null,
    fallbackText: 'made at the first start, in `DATA_DIR`',
    allowed: 'at least 32 characters that nobody can guess',
    description: 'Key of session tokens; the same for all servers of one site',
    isSecret: true,
  }),
  sessionHours: setting({
    variable: 'SESSION_HOURS',
    schema: wholeNumber(1, MAX_SESSION_HOURS),
    fallback: '12',
    allowed: `a whole number from 1 to ${MAX_SESSION_HOURS}`,
    description: 'Hours after a sign-in at which its session ends',
  }),
  sessionIdleMinutes: setting({
    variable: 'SESSION_IDLE_MINUTES',
    schema: wholeNumber(1, MAX_SESSION_IDLE_MINUTES),
    fallback: '30',
    allowed: `a whole number from 1 to ${MAX_SESSION_IDLE_MINUTES}`,
    description: 'Minutes without a call after which a session ends',
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    schema: z.enum(logLevels),
    fallback: 'info',
    allowed: `one of ${logLevels.join(', ')}`,
    description: 'What the server logs to stderr; texts and keywords are never logged',
  }),
  logFormat: setting({
    variable: 'LOG_FORMAT',
    schema: z.enum(logFormats),
    fallback: 'plain',
    allowed: `one of ${logFormats.join(', ')}`,
    description: 'How the server writes its own lines to stderr; those of requests are JSON in any case',
  }),
};

type Settings = typeof settings;
export type Config = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never;
};
