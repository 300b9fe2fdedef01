import { jest } from '@jest/globals';
import type express from 'express';
import { unavailable } from '@shop/chassis/errors/problem';
import { silentLogger } from '@shop/testing/silent-logger';
import { answerRefusal, unknownTransaction } from './refusal.ts';

function answerTo(error: unknown) {
  const answer = { status: 0, body: null as unknown };
  const res = {
    headersSent: false,
    status: (status: number) => {
      answer.status = status;
      return res;
    },
    json: (body: unknown) => void (answer.body = body),
  };
  answerRefusal(silentLogger)(error, {} as express.Request, res as unknown as express.Response, jest.fn());
  return answer;
}

test('a database that is away is told as a moment to wait, and any other fault as one', () => {
  expect(answerTo(unavailable(undefined, { code: 'database_unavailable' }))).toEqual({
    status: 503,
    body: { status: false, message: expect.stringMatching(/try again/), code: 'database_unavailable' },
  });
  expect(answerTo(new Error('password=secret'))).toEqual({
    status: 500,
    body: { status: false, message: 'Something went wrong.', code: 'internal_error' },
  });
  expect(answerTo(unknownTransaction())).toMatchObject({ status: 404 });
});
