import { expect, it } from 'vitest';
import { reachedAt } from './reached-at.ts';

it.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['localhost', 'http://localhost:3000'],
])('reaches what listens on %j at %s', (host, address) => {
  expect(reachedAt(host, 3000)).toBe(address);
});
