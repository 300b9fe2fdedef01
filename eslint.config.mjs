import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const services = ['identity', 'catalog', 'orders', 'payment', 'content'];

/** The rooms of the house. The first pattern that fits names a file's room. */
const rooms = [
  { type: 'contracts', mode: 'full', pattern: 'contracts/src/**' },
  { type: 'testing', mode: 'full', pattern: 'testing/src/**' },
  { type: 'chassis', mode: 'full', pattern: 'services/chassis/src/**' },
  { type: 'all-in-one', mode: 'full', pattern: 'services/all-in-one/src/**' },
  ...services.map((name) => ({ type: `service-${name}`, mode: 'full', pattern: `services/${name}/src/**` })),
  { type: 'bff', mode: 'full', pattern: 'bff/src/**' },
  { type: 'feature', mode: 'full', pattern: 'storefront/src/features/*/**', capture: ['name'] },
  { type: 'components', mode: 'full', pattern: 'storefront/src/components/**' },
  { type: 'lib', mode: 'full', pattern: 'storefront/src/lib/**' },
  { type: 'storefront', mode: 'full', pattern: 'storefront/src/**' },
  { type: 'scripts', mode: 'full', pattern: 'scripts/**' },
];

const allow = (from, ...to) => ({ from: [from], allow: [from, ...to] });
const mayImport = [
  allow('contracts'),
  allow('chassis', 'contracts'),
  ...services.map((name) => allow(`service-${name}`, 'contracts', 'chassis')),
  allow('bff', 'contracts', 'chassis'),
  allow('all-in-one', 'contracts', 'chassis', 'bff', ...services.map((name) => `service-${name}`)),
  allow('testing', 'contracts', 'chassis'),
  allow('scripts', 'all-in-one', 'contracts', 'chassis', 'testing'),
  { from: ['feature'], allow: [['feature', { name: '${from.name}' }], 'components', 'lib', 'contracts'] },
  allow('components', 'lib'),
  allow('lib', 'contracts'),
  allow('storefront', 'feature', 'components', 'lib', 'contracts'),
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
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': { typescript: { project: ['tsconfig.json', 'storefront/tsconfig.json'] } },
    },
    rules: { 'boundaries/element-types': ['error', { default: 'disallow', rules: mayImport }] },
  },
  {
    files: ['contracts/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': no(['node:*', 'express', 'pg', 'amqplib', 'ioredis', 'react'], 'contracts depends on zod alone.') },
  },
  {
    files: ['bff/src/**/*.ts'],
    rules: { 'no-restricted-imports': no(['pg', 'amqplib', 'ioredis'], 'The BFF reaches stores and broker only through the chassis’s ports.') },
  },
  {
    files: ['scripts/**', 'services/all-in-one/src/commands/**', 'services/all-in-one/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['storefront/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
);
