import { agent, startBff, type StartedBff, tokenOf } from '../../test/start-bff.ts';

const asked: { url: string; token: string | undefined }[] = [];
let bff: StartedBff;

beforeAll(async () => {
  bff = await startBff({
    services: {
      content: (router) => {
        router.get('/media/{*path}', (req, res) => {
          asked.push({ url: req.originalUrl, token: req.get('authorization') });
          res.set('Cache-Control', 'no-store').type('image/webp').send(Buffer.from('a picture'));
        });
      },
    },
  });
});
afterAll(() => bff.stop());

it('a private picture is asked for with the caller’s token each time, and kept nowhere on its way', async () => {
  const path = '/media/private/0190e1f2-6d3c-7c1a/640.webp';
  const token = `Bearer ${tokenOf(agent)}`;
  for (const authorization of [token, undefined]) {
    const answer = await bff.get(path, undefined, authorization ? { authorization } : {});
    expect([answer.status, answer.text]).toEqual([200, 'a picture']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(asked).toEqual([
    { url: path, token },
    { url: path, token: undefined },
  ]);
});
