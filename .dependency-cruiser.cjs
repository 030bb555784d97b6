/** Who may import whom (docs/ARCHITECTURE.md). `scripts/check-imports.mjs` runs these rules and plants violations to see them fail. */
const pure =
  '^packages/(contract|estonian|corpus-engine|corrector|assessment|citation|practice|russian|vabamorf)/';

/**
 * Rooms of a folder that import each other in a circle: its subfolders, and its own loose files together, as `.`. The list may
 * only shrink: what is not in it fails, and so does an entry that is no longer true. With the reason why each is still there.
 */
const knots = {
  'apps/web/src/app: . command-palette shell':
    'The frame around a page names the site and lists the pages, which the routes put into it.',
  'apps/web/src/features/corrector: . export own proofreading':
    'Panels take their parts of the state that the page makes of the hooks of the panels.',
  'apps/web/src/features/wordlist: . keyness':
    'A second tool in one feature: the form of the first with another selection of texts.',
  'packages/corrector/src/rules: . post-ranking':
    'Rules of both tables ask a few rules of the first one for the words that they know.',
};

module.exports = {
  knots,
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|scripts)/' },
    },
    {
      name: 'product-knows-no-laboratory',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^(training|benchmarks|e2e|clients)/' },
    },
    {
      name: 'packages-are-pure',
      comment: 'They run in workers, tests and the browser alike: no node built-ins.',
      severity: 'error',
      from: { path: pure, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-have-no-libraries',
      comment:
        'Libraries of packages are the schemas of the contract and lru-cache, which does no input or output.',
      severity: 'error',
      from: {
        path: '^packages/(estonian|corpus-engine|corrector|assessment|citation|practice|russian|vabamorf)/',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: ['^(packages/|node_modules/@keelerada/)', '(^|/)node_modules/lru-cache/'],
      },
    },
    {
      name: 'contract-imports-its-schema-library-only',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/|(^|/)node_modules/zod/' },
    },
    {
      name: 'server-platform-knows-no-texts',
      comment: 'What knows texts and words lies in corpus/, plumbing in platform/.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/corpus/' },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/(corpus|platform)/' },
      to: { path: '^apps/server/src/(app|modules|commands)/' },
    },
    {
      name: 'server-module-knows-no-other-module',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: { path: '^apps/server/src/modules/([^/]+)/', pathNot: '^apps/server/src/modules/$1/' },
    },
    {
      name: 'server-module-knows-no-app',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(app|commands)/' },
    },
    {
      name: 'only-routes-know-fastify',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: '\\.(routes|test)\\.ts$' },
      to: { path: '(^|/)node_modules/(@fastify/|fastify)' },
    },
    {
      name: 'only-repositories-speak-sql',
      severity: 'error',
      from: { path: '^apps/server/src/(modules|commands)/', pathNot: '\\.(repository|test)\\.ts$' },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'web-feature-knows-no-other-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-feature-knows-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
