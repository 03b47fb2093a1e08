import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataLocation } from './data-location.ts';
import { type RunningService, startContentService } from './start-service.ts';

let service: RunningService;

beforeAll(async () => {
  const location = await createDataLocation('SQLite', 'migrated');
  service = await startContentService({ ...location, env: { DEMO_CONTENT: 'false' } });
});
afterAll(() => service.stop());

const MULTIPART = 'multipart/form-data; boundary=b';
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => field(`f${index}`, 'x')).join('');

test('bodies that cannot be read are answered, and not logged', async () => {
  const json = { 'Content-Type': 'application/json' };
  const multipart = { 'Content-Type': MULTIPART };
  const requests: [string, number, Record<string, string>, string][] = [
    ['what is no JSON', 400, json, 'my secret'],
    ['JSON that ends too early', 400, json, '{"password":"my secret'],
    ['what is not compressed as it says', 400, { ...json, 'Content-Encoding': 'gzip' }, '{}'],
    ['an unknown compression', 415, { ...json, 'Content-Encoding': 'nonsense' }, '{}'],
    ['a form without boundary', 400, { 'Content-Type': 'multipart/form-data' }, field('a', 'x')],
    ['a form that ends too early', 400, multipart, field('a', 'x')],
    ['a form of too many fields', 413, multipart, `${fields(101)}--b--\r\n`],
    ['a form with too much text', 413, multipart, `${field('a', 'x'.repeat(1_100_000))}--b--\r\n`],
  ];
  for (const [what, expected, headers, body] of requests) {
    const init = { method: 'POST', headers, body };
    const { status } = await fetch(`${service.url}/api/auth/local`, init);
    expect([what, status]).toEqual([what, expected]);
  }
  await service.stop();
  const output = service.lastLines().join('\n');
  expect(output).toContain('ready: ');
  expect(output).not.toMatch(/error|secret/);
});
