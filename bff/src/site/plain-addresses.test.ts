import type express from 'express';
import { plainAddresses } from './plain-addresses.ts';

const made = (url: string) => {
  const req = { url } as express.Request;
  plainAddresses(req, {} as express.Response, () => undefined);
  return req.url;
};

describe('plain addresses', () => {
  it.each([
    ['/api/imagesliders//7', '/api/imagesliders/7'],
    ['/api/sizes/', '/api/sizes'],
    ['/api/sizes/?range=[0,1]', '/api/sizes?range=[0,1]'],
    ['//api///sizes//', '/api/sizes'],
    ['/', '/'],
    ['/api/products?filter={"q":"a//b/"}', '/api/products?filter={"q":"a//b/"}'],
  ])('%s reaches %s', (asked, reached) => {
    expect(made(asked)).toBe(reached);
  });
});
