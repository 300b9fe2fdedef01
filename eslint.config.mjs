import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const services = ['identity', 'catalog', 'orders', 'payment', 'content'];

/** The rooms of the house. The first pattern that fits names a file's room. */
const rooms = [
  { type: 'contracts', partialMatch: false, pattern: 'contracts/src/**' },
  { type: 'testing', partialMatch: false, pattern: 'testing/src/**' },
  { type: 'chassis', partialMatch: false, pattern: 'services/chassis/src/**' },
  { type: 'all-in-one', partialMatch: false, pattern: 'services/all-in-one/src/**' },
  ...services.map((name) => ({ type: `service-${name}`, partialMatch: false, pattern: `services/${name}/src/**` })),
  { type: 'bff', partialMatch: false, pattern: 'bff/src/**' },
  { type: 'browser', partialMatch: false, pattern: 'browser/src/**' },
  { type: 'feature', partialMatch: false, pattern: 'storefront/src/features/*/**', capture: ['name'] },
  { type: 'components', partialMatch: false, pattern: 'storefront/src/components/**' },
  { type: 'lib', partialMatch: false, pattern: 'storefront/src/lib/**' },
  { type: 'storefront', partialMatch: false, pattern: 'storefront/src/**' },
  { type: 'resource', partialMatch: false, pattern: 'backoffice/src/resources/*/**', capture: ['name'] },
  { type: 'backoffice-part', partialMatch: false, pattern: 'backoffice/src/{components,data,layout}/**' },
  { type: 'backoffice', partialMatch: false, pattern: 'backoffice/src/**' },
  { type: 'scripts', partialMatch: false, pattern: 'scripts/**' },
];

const room = (...types) => ({ element: { types: { anyOf: types } } });
const allow = (from, ...to) => ({ from: room(from), allow: { to: room(from, ...to) } });
const mayImport = [
  allow('contracts'),
  allow('chassis', 'contracts'),
  ...services.map((name) => allow(`service-${name}`, 'contracts', 'chassis')),
  allow('bff', 'contracts', 'chassis'),
  allow('all-in-one', 'contracts', 'chassis', 'bff', ...services.map((name) => `service-${name}`)),
  allow('testing', 'contracts', 'chassis'),
  allow('scripts', 'all-in-one', 'contracts', 'chassis', 'testing'),
  allow('browser', 'contracts'),
  { from: room('feature'), allow: { to: room('components', 'lib', 'browser', 'contracts') } },
  {
    from: room('feature'),
    allow: { to: { element: { type: 'feature', captured: { name: '{{ from.element.captured.name }}' } } } },
  },
  allow('components', 'lib', 'browser'),
  allow('lib', 'browser', 'contracts'),
  allow('storefront', 'feature', 'components', 'lib', 'browser', 'contracts'),
  { from: room('resource'), allow: { to: room('backoffice-part', 'browser', 'contracts') } },
  {
    from: room('resource'),
    allow: { to: { element: { type: 'resource', captured: { name: '{{ from.element.captured.name }}' } } } },
  },
  allow('backoffice-part', 'browser', 'contracts'),
  allow('backoffice', 'resource', 'backoffice-part', 'browser', 'contracts'),
];

const no = (packages, message) => [
  'error',
  { patterns: packages.map((group) => ({ group: [group, `${group}/*`], message })) },
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': {
        typescript: {
          project: ['tsconfig.json', 'browser/tsconfig.json', 'storefront/tsconfig.json', 'backoffice/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        },
      },
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: mayImport }] },
  },
  {
    files: ['contracts/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': no(
        ['node:*', 'express', 'pg', 'amqplib', 'ioredis', 'react'],
        'contracts depends on zod alone.',
      ),
    },
  },
  {
    files: ['services/*/src/**/decide-*.ts'],
    rules: {
      'no-restricted-imports': no(
        ['node:*', 'express', 'pg', 'amqplib', 'ioredis', '@shop/chassis/database/*', '@shop/chassis/http*/*'],
        'A decision is pure: time, ids and what was read come in as parameters.',
      ),
    },
  },
  {
    files: ['bff/src/**/*.ts'],
    rules: {
      'no-restricted-imports': no(
        ['pg', 'amqplib', 'ioredis'],
        'The BFF reaches stores and broker only through the chassis’s ports.',
      ),
    },
  },
  {
    files: ['scripts/**', 'services/all-in-one/src/commands/**', 'services/all-in-one/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{browser,storefront,backoffice}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
);
