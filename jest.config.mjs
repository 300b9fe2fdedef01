const faults = process.env.TEST_FAULTS === '1';
const rooms = ['contracts', 'services', 'bff', 'testing', 'scripts', 'browser', 'storefront', 'backoffice'];

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx },
      transform: tsx ? { react: { runtime: 'automatic' } } : {},
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(faults ? [] : ['\\.faults\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

/** Fault tests take long: they run alone, with TEST_FAULTS=1. */
const nodeTests = rooms.map((room) => `<rootDir>/${room}/**/*${faults ? '.faults' : ''}.test.ts`);

export default {
  // Enough for two cores that do other things beside.
  testTimeout: 60_000,
  maxWorkers: 2,
  // Each file leaves its modules behind; in a process of several gigabytes collecting garbage takes seconds, in which nothing answers.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: nodeTests,
    },
    ...(faults
      ? []
      : [
          {
            ...shared,
            displayName: 'dom',
            testEnvironment: 'jsdom',
            testMatch: ['<rootDir>/{storefront,backoffice}/**/*.test.tsx'],
          },
        ]),
  ],
};
