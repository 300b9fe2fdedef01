type Variable = 'TEST_DATABASE_URL' | 'TEST_AMQP_URL' | 'TEST_REDIS_URL';

/** The address of a server that tests may use as they like. */
export function testServer(variable: Variable): string {
  const url = process.env[variable];
  if (!url)
    throw new Error(`${variable} is not set: run the tests with \`npm test\`, which starts the servers they need.`);
  return url;
}
