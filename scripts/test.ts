import { runTests } from './tests/run-tests.ts';

// With a filter, someone works on one thing: the checks of the whole repository would only keep them waiting.
const jestArgs = process.argv.slice(2);
await runTests({ isWhole: jestArgs.length === 0, jestArgs });
