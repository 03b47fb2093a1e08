import { expect, test } from 'vitest';
import { reportSchema } from './report';

const now = Date.parse('2026-11-20T09:00:00Z');
const report = { post: 12, reason: 'closed', words: 'They moved.' };

test('a report has the post, the reason and what the reader wrote, without the honeypots', () => {
  const body = { ...report, email: '', homepage: '', opened: now - 60_000 };
  expect(reportSchema(now).parse(body)).toEqual({ ...report, email: undefined });
});

test.each([
  ['of no post', { post: 'x' }],
  ['for another reason', { reason: 'boring' }],
  ['with half an address', { email: 'mariam' }],
  ['with many links', { words: 'www.a www.b www.c www.d' }],
  ['with the field that people do not see', { homepage: 'https://spam.example' }],
  ['that was filled in within two seconds', { opened: now - 1000 }],
])('rejects a report %s', (_, fields) => {
  expect(reportSchema(now).safeParse({ ...report, ...fields }).success).toBe(false);
});
