// Rules of this house for oxlint (.oxlintrc.json). The one that asks for types is scripts/check-string-index.mjs.

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'service', 'services', 'misc'];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/u;

/** A rule with one message that reports the nodes for which `isBad` holds. */
function makeRule(message, selectors) {
  return {
    meta: { type: 'problem', schema: [], messages: { bad: message } },
    create: (context) =>
      Object.fromEntries(
        Object.entries(selectors).map(([type, isBad]) => [
          type,
          (node) => {
            if (isBad(node, context)) context.report({ node, messageId: 'bad' });
          },
        ]),
      ),
  };
}

const isClock = (node, clock) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === clock &&
  node.callee.property.name === 'now';

/** Sums and comparisons of a clock that do not make a date. */
function isMeasured(node, clock, operators = /^(?:[-+]|[<>]=?)$/u) {
  const isDate = node.parent.type === 'NewExpression' && node.parent.callee.name === 'Date';
  return (
    operators.test(node.operator) && !isDate && [node.left, node.right].some((side) => isClock(side, clock))
  );
}

export default {
  meta: { name: 'keelerada' },
  rules: {
    'file-name': makeRule('Name the file for what it holds, in kebab-case.', {
      Program: (_, { filename }) => {
        const stem = filename.replaceAll('\\', '/').split('/').at(-1)?.split('.')[0] ?? '';
        return !KEBAB_CASE.test(stem) || EMPTY_NAMES.includes(stem);
      },
    }),
    'named-exports': makeRule('Named exports only, and no barrels: import from the file itself.', {
      ExportDefaultDeclaration: () => true,
      ExportAllDeclaration: () => true,
    }),
    'steady-clock': makeRule(
      'The time of a machine can be set: measure how long something takes with performance.now().',
      { BinaryExpression: (node) => isMeasured(node, 'Date') },
    ),
    'no-clock': makeRule('No daily test measures time: count steps, or hand the clock in.', {
      BinaryExpression: (node) =>
        ['performance', 'Date'].some((clock) => isMeasured(node, clock, /^(?:-|[<>]=?)$/u)),
    }),
  },
};
