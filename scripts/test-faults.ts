import { runTests } from './tests/run-tests.ts';

await runTests({ isWhole: false, jestArgs: process.argv.slice(2), env: { TEST_FAULTS: '1' } });
