import type { FirstLoad } from '@shop/contracts/first-loads';
import { loadsOfAddress } from './loads-of-address.ts';

const loads: FirstLoad[] = [
  { path: '/', modules: ['/assets/home.js'], answers: ['/api/settings'], pictures: { of: 'slider', sizes: '100vw' } },
  { path: '/browse', modules: ['/assets/browse.js'], answers: ['/api/categories'] },
  { path: '/browse', query: [], modules: [], answers: ['/api/products'] },
  { path: '/browse', query: ['category'], modules: [], answers: ['/api/products?filter=%7B{category}%7D'] },
  { path: '/product/:id', modules: [], answers: ['/api/products/{id}'], pictures: { of: 'product', sizes: '62vw' } },
];
const at = (address: string) => loadsOfAddress(loads, new URL(address, 'https://shop.example'));

test('a page asks first for its scripts, its answers and its pictures, with the ids of its address', () => {
  expect(at('/')).toEqual({
    modules: ['/assets/home.js'],
    answers: ['/api/settings'],
    pictures: [{ of: 'slider', sizes: '100vw', ids: {} }],
  });
  expect(at('/product/12?from=ad')).toMatchObject({ answers: ['/api/products/12'], pictures: [{ ids: { id: '12' } }] });
});

test.each([
  ['/browse', ['/api/categories', '/api/products']],
  ['/browse?category=7', ['/api/categories', '/api/products?filter=%7B7%7D']],
  ['/browse?category=7&page=2', ['/api/categories']],
  ['/browse?category=7&category=8', ['/api/categories']],
  ['/browse?category=%22%3E', ['/api/categories']],
  ['/browse?q=romper', ['/api/categories']],
])('%s asks for %j', (address, answers) => {
  expect(at(address)).toEqual({ modules: ['/assets/browse.js'], answers, pictures: [] });
});

test.each(['/product/0', '/product/12x', '/product/12/more', '/cart', '/product/%31'])(
  '%s asks for nothing',
  (path) => {
    expect(at(path)).toEqual({ modules: [], answers: [], pictures: [] });
  },
);
