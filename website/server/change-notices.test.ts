import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createNoticeReader } from './change-notices.ts';

const token = 'a secret of at least 32 characters';
const now = Date.parse('2026-03-01T12:00:00Z');
const change = { type: 'post', id: 12, kind: 'Article', slug: 'first-week' };

const bodyOf = (more: object = {}) =>
  Buffer.from(
    JSON.stringify({ id: 'one', at: new Date(now).toISOString(), changes: [change], ...more }),
  );
const signed = (body: Buffer, by = token) =>
  `sha256=${createHmac('sha256', by).update(body).digest('hex')}`;

describe('a change notice', () => {
  it('is accepted with the signature of the content service', () => {
    const body = bodyOf();
    expect(createNoticeReader(token, () => now).read(body, signed(body))).toMatchObject({
      id: 'one',
      changes: [change],
    });
  });

  it.each([
    undefined,
    '',
    'sha256=',
    signed(bodyOf(), 'another secret'),
    signed(bodyOf({ id: 'two' })),
  ])('is rejected with the signature %s', (signature) => {
    expect(createNoticeReader(token, () => now).read(bodyOf(), signature)).toBe(401);
  });

  it('is rejected the second time', () => {
    const reader = createNoticeReader(token, () => now);
    const body = bodyOf();
    reader.read(body, signed(body));
    expect(reader.read(body, signed(body))).toBe(409);
  });

  it('is rejected if another process has accepted it', () => {
    const reader = createNoticeReader(token, () => now);
    reader.markSeen('one');
    expect(reader.read(bodyOf(), signed(bodyOf()))).toBe(409);
  });

  it.each([-6, 6])('is rejected with a timestamp %i minutes off', (minutes) => {
    const reader = createNoticeReader(token, () => now + minutes * 60_000);
    expect(reader.read(bodyOf(), signed(bodyOf()))).toBe(409);
  });

  it.each([Buffer.from('{'), bodyOf({ changes: 'all' }), bodyOf({ id: '' })])(
    'is rejected if malformed: %s',
    (body) => {
      expect(createNoticeReader(token, () => now).read(body, signed(body))).toBe(400);
    },
  );
});
