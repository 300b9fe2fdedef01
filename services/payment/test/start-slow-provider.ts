import type express from 'express';
import { eventually } from '@shop/testing/eventually';
import { startStubService } from '@shop/testing/stub-service';

export interface SlowProvider {
  url: string;
  /** The references that it was asked about so far. */
  asked: string[];
  /** Resolves once so many questions wait for their answer. */
  isAsked(questions: number): Promise<unknown>;
  /** Answers the questions that wait; a success is one of 120.00. */
  answer(status: 'success' | 'ongoing'): void;
  stop(): Promise<void>;
}

/** A provider that opens its pages at once, and answers how a payment stands only when it is told to. */
export async function startSlowProvider(): Promise<SlowProvider> {
  const asked: string[] = [];
  const waiting: { reference: string; res: express.Response }[] = [];
  const ok = (res: express.Response, data: object) => void res.json({ status: true, message: 'ok', data });
  const { url, stop } = await startStubService((router) => {
    router.post('/transaction/initialize', (req, res) => {
      const { reference } = req.body as { reference: string };
      ok(res, { authorization_url: `${url}/pay`, access_code: 'a', reference });
    });
    router.get('/transaction/verify/:reference', (req, res) => {
      const { reference } = req.params;
      asked.push(reference);
      waiting.push({ reference, res });
    });
  });
  return {
    url,
    asked,
    isAsked: (questions) => eventually(`${questions} questions wait`, () => waiting.length === questions),
    answer: (status) => {
      for (const { reference, res } of waiting.splice(0)) {
        ok(res, { id: 1, status, reference, amount: 12_000, currency: 'GHS' });
      }
    },
    stop,
  };
}
