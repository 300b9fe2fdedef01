import { createLogger } from './logger.ts';

function logged(fields: object): string {
  let output = '';
  const destination = { write: (line: string) => void (output += line) };
  createLogger({ service: 'orders', level: 'info', destination }).info(fields, 'said');
  return output;
}

test('a line tells the service, the time and what was said', () => {
  const line = JSON.parse(logged({ orderId: 5 })) as Record<string, unknown>;
  expect(line).toMatchObject({ service: 'orders', orderId: 5, msg: 'said', time: expect.stringMatching(/Z$/) });
});

test('secrets and personal data never reach the log', () => {
  const secrets = {
    password: 'hunter2',
    email: 'ama@shop.test',
    phone: '+233591234567',
    token: 'abc.def',
    cookie: 'a=b',
  };
  const output = logged({ ...secrets, person: secrets });
  for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
});

test('the row that the database quotes in its error is left out', () => {
  const err = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ama@shop.test) exists.',
  });
  const output = logged({ err });
  expect(output).toContain('23505');
  expect(output).not.toContain('ama@shop.test');
});

test('what a library hangs on its error, a connection with its keys for one, is left out', () => {
  const output = logged({ err: Object.assign(new Error('connection lost'), { client: { secretKey: 4711 } }) });
  expect(output).toContain('connection lost');
  expect(output).not.toContain('4711');
});

test('why a call was refused is told, and why that was so', () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), {
    code: '53300',
    detail: 'ama@shop.test',
  });
  const err = new Error('A part of the shop is not answering.', {
    cause: new Error('no connection', { cause: refused }),
  });
  const line = JSON.parse(logged({ err })) as Record<string, unknown>;
  expect(line).toMatchObject({ err: { cause: { cause: { message: refused.message, code: '53300' } } } });
  expect(JSON.stringify(line)).not.toContain('ama@shop.test');
});

test('an error that is its own cause is told all the same', () => {
  const err = new Error('round and round');
  err.cause = err;
  expect(logged({ err })).toContain('round and round');
});
