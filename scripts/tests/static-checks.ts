import { inRepository } from '../repository.ts';

export interface StaticCheck {
  readonly title: string;
  readonly args: readonly string[];
}

const tool = (file: string) => inRepository('node_modules', file);

const typeCheck = (title: string, config: string): StaticCheck => ({
  title,
  args: [tool('typescript-7/bin/tsc'), '-p', config, '--noEmit'],
});

const browserTypes = ['browser', 'storefront', 'backoffice'].map((name) =>
  typeCheck(`types of the ${name}`, `${name}/tsconfig.json`),
);

/** What can be told of the sources without running them; each counts as one test. */
export const staticChecks: readonly StaticCheck[] = [
  typeCheck('types', 'tsconfig.json'),
  ...browserTypes,
  { title: 'lint', args: [tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { title: 'format', args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
];
