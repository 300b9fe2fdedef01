import type { ProviderRefund } from '../provider/provider.ts';
import { decideProgress, refusedProgress } from './decide-progress.ts';

const now = new Date('2026-11-27T14:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const word = (status: ProviderRefund['status']): ProviderRefund => ({ id: '5', status, note: null });
const decide = (status: ProviderRefund['status'], tries = 1) => decideProgress(word(status), tries, now, 60_000);

test('what the provider has made is processed now', () => {
  expect(decide('processed')).toMatchObject({ state: 'processed', providerId: '5', processedAt: now });
});

test('what it still works on is asked about soon, then each minute', () => {
  expect(decide('waiting', 1)).toMatchObject({ state: 'sent', nextTryAt: after(1000) });
  expect(decide('waiting', 3)).toMatchObject({ state: 'sent', nextTryAt: after(4000) });
  expect(decide('waiting', 30)).toMatchObject({ state: 'sent', nextTryAt: after(60_000) });
});

test('what it can’t send has failed, with a reason', () => {
  expect(decide('failed')).toMatchObject({ state: 'failed', failure: expect.any(String), processedAt: null });
  expect(decide('needs-attention')).toMatchObject({ state: 'failed', failure: expect.stringContaining('attention') });
  expect(refusedProgress('Too much.', now)).toMatchObject({ state: 'failed', failure: 'Too much.', providerId: null });
});
