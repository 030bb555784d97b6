import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { TypeFlags } from 'typescript';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;
const MAX_COMPONENT_LINES = 120;

/** Names that say nothing about what is inside. */
const emptyNames = ['utils', 'util', 'helpers', 'helper', 'common', 'service', 'services', 'misc'];

const restrictedSyntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
];
/** Sums and comparisons of `Date.now()` that do not make a date. */
const durationByClock = {
  selector:
    ":not(NewExpression[callee.name='Date']) > BinaryExpression[operator=/^(?:[-+]|[<>]=?)$/] > CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'The time of a machine can be set: measure how long something takes with performance.now().',
};

const keelerada = {
  rules: {
    /** A text that holds "constructor" finds what every object inherits: what a string names is kept in a Map. */
    'no-string-index': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { bad: 'An object also answers to "constructor": keep what a string names in a Map.' },
      },
      create: (context) => {
        const services = context.sourceCode.parserServices;
        const checker = services.program.getTypeChecker();
        const isAnyString = (node) => {
          const type = services.getTypeAtLocation(node);
          const named = checker.getBaseConstraintOfType(type) ?? type;
          return (named.isUnion() ? named.types : [named]).some(
            ({ flags }) => (flags & TypeFlags.String) !== 0,
          );
        };
        return {
          'MemberExpression[computed=true]'(node) {
            const { parent } = node;
            const isWritten =
              parent.type === 'AssignmentExpression' && parent.left === node && parent.operator === '=';
            if (!isWritten && isAnyString(node.property)) context.report({ node, messageId: 'bad' });
          },
          'BinaryExpression[operator="in"]'(node) {
            if (isAnyString(node.left)) context.report({ node, messageId: 'bad' });
          },
        };
      },
    },
    'file-name': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { bad: 'Name the file for what it holds, in kebab-case: {{name}}' },
      },
      create: (context) => ({
        Program(node) {
          const name = context.filename.replaceAll('\\', '/').split('/').at(-1) ?? '';
          const stem = name.split('.')[0] ?? '';
          const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*$/u.test(stem);
          if (!isKebab || emptyNames.includes(stem))
            context.report({ node, messageId: 'bad', data: { name } });
        },
      }),
    },
  },
};

export default defineConfig(
  globalIgnores([
    ...['**/dist/', '**/node_modules/', '.venv/', '.data/', '.cache/'],
    'packages/corpus-engine/src/cql/cql-parser.ts',
    'packages/vabamorf/vabamorf.mjs',
  ]),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { keelerada },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'keelerada/file-name': 'error',
      'keelerada/no-string-index': 'error',
      'max-lines': ['error', { max: MAX_FILE_LINES }],
      'max-lines-per-function': [
        'error',
        { max: MAX_FUNCTION_LINES, skipComments: true, skipBlankLines: true },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, durationByClock] },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: MAX_COMPONENT_LINES, skipComments: true, skipBlankLines: true },
      ],
    },
  },
  {
    // Commands, training and benchmarks talk to a person at a terminal; a describe() block is no function to read at once.
    files: [
      '**/*.test.ts',
      '**/*.test.tsx',
      'training/**',
      'benchmarks/**',
      'e2e/**',
      'apps/server/src/commands/**',
    ],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  {
    // Here the words are those of the project's own tests and corpora.
    files: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/testing/**',
      'training/**',
      'benchmarks/**',
      'e2e/**',
      'clients/**',
    ],
    rules: { 'keelerada/no-string-index': 'off' },
  },
  {
    files: ['*.config.ts', '**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
