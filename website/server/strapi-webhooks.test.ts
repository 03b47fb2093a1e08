import { expect, it } from 'vitest';
import { createWebhookReader } from './strapi-webhooks.ts';

const now = Date.parse('2026-05-03T08:00:00Z');
const secret = 'a-secret-of-thirty-two-characters';
const { read } = createWebhookReader(secret, () => now);
const readJson = (value: unknown, authorization?: string) =>
  read(Buffer.from(JSON.stringify(value)), authorization ?? `Bearer ${secret}`);

it.each([
  [
    'Strapi 5 publishes a post',
    {
      event: 'entry.publish',
      createdAt: '2026-05-03T08:00:00.000Z',
      model: 'post',
      uid: 'api::post.post',
      entry: { id: 12, documentId: 'abc', slug: 'tea', post_type: { id: 1, name: 'Article' } },
    },
    [{ type: 'post', id: 12, slug: 'tea', kind: 'Article' }],
  ],
  [
    'Strapi 4 deletes a post without its relations',
    { event: 'entry.delete', model: 'post', entry: { id: 12 } },
    [{ type: 'post', id: 12 }],
  ],
  [
    'a category changes',
    { event: 'entry.update', model: 'post-category', entry: { id: 3, slug: 'food' } },
    [{ type: 'post-category', id: 3, slug: 'food' }],
  ],
  ['a picture changes', { event: 'media.update', media: { id: 4 } }, [{ type: 'file', id: 4 }]],
  [
    'something changes that no page shows',
    { event: 'entry.update', model: 'order', entry: { id: 1 } },
    [],
  ],
  ['somebody tests it', { event: 'trigger-test', createdAt: '2026-05-03T08:00:00.000Z' }, []],
])('reads that %s', (_name, webhook, changes) => {
  expect(readJson(webhook)).toMatchObject({ at: new Date(now), changes });
});

it('rejects what has not its secret, and what it cannot read', () => {
  const webhook = { event: 'entry.update', model: 'post', entry: { id: 1 } };
  expect(readJson(webhook, 'Bearer another')).toBe(401);
  expect(readJson(webhook, secret)).toBe(401);
  expect(read(Buffer.from('{}'), undefined)).toBe(401);
  expect(read(Buffer.from('no JSON'), `Bearer ${secret}`)).toBe(400);
  expect(readJson({ event: 'entry.update', model: 'post', entry: { id: null } })).toBe(400);
});
