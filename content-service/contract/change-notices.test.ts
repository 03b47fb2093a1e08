import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const TOKEN = 'a token that only the two programs know';
const POSTS = '/content-manager/collection-types/api::post.post';

let location: DataLocation;
let website: WebhookReceiver;
let service: RunningService;
let editor: Administrator;

beforeAll(async () => {
  location = await createDataLocation('SQLite', 'migrated');
  website = await startWebhookReceiver();
  service = await startInReusedProcess({
    ...location,
    seedDir: fileURLToPath(new URL('seed', import.meta.url)),
    env: { WEBSITE_TOKEN: TOKEN, WEBSITE_NOTICES: website.url },
  });
  editor = await signInToPanel(service.url);
});

afterAll(async () => {
  await service.stop();
  await website.shutDown();
  rmSync(location.dataDir, { recursive: true, force: true });
});

const documentIdOf = async (address: string) => {
  const { data } = await callApi(service.url, address);
  return ([data].flat() as ApiEntry[])[0]?.documentId;
};
const waitForChange = (change: unknown, timeout = 40_000) =>
  vi.waitFor(() => expect(website.changes()).toContainEqual(change), { timeout, interval: 20 });

test('sends no notice for demo content', () => {
  expect(website.notices).toEqual([]);
});

test('sends a signed notice of an edit', async () => {
  const documentId = await documentIdOf('posts/101');
  await editor.call('PUT', `${POSTS}/${documentId}`, { title: 'The second week' });
  await waitForChange({ type: 'post', id: 101, kind: 'Article', slug: 'first-week' });
  const [notice] = website.notices;
  expect(notice?.signature).toBe(
    `sha256=${createHmac('sha256', TOKEN).update(String(notice?.body)).digest('hex')}`,
  );
  const { id, at } = JSON.parse(String(notice?.body));
  expect(id).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(10_000);
});

test('sends a notice only once the change can be read', async () => {
  const documentId = await documentIdOf('posts/101');
  const before = website.notices.length;
  await editor.call('PUT', `${POSTS}/${documentId}`, { title: 'The third week' });
  await vi.waitFor(() => expect(website.notices.length).toBeGreaterThan(before));
  expect((await callApi(service.url, 'posts/101')).attributes.title).toBe('The third week');
});

test('sends notices of a new post, a changed slug and kind, and a deletion', async () => {
  const kind = async (name: string) => ({
    documentId: await documentIdOf(`post-types?filters[name]=${name}`),
  });
  const { id, documentId } = await editor.call('POST', POSTS, {
    title: 'Swap',
    slug: 'swap',
    post_type: { connect: [await kind('Forum')], disconnect: [] },
  });
  await waitForChange({ type: 'post', id, kind: 'Forum', slug: 'swap' });
  website.notices.length = 0;
  await editor.call('PUT', `${POSTS}/${documentId}`, {
    slug: 'swapped',
    post_type: { connect: [await kind('Event')], disconnect: [] },
  });
  await waitForChange({ type: 'post', id, kind: 'Event', slug: 'swapped' });
  await waitForChange({ type: 'post', id, kind: 'Forum', slug: 'swap' });
  website.notices.length = 0;
  await editor.call('DELETE', `${POSTS}/${documentId}`);
  await waitForChange({ type: 'post', id, kind: 'Event', slug: 'swapped' });
});

test('sends notices of lists and files, but not of editors, versions and what visitors send', async () => {
  website.notices.length = 0;
  const documentId = await documentIdOf('cities?filters[slug]=dubai');
  const [{ id }] = (await callApi(service.url, 'cities?filters[slug]=dubai'))
    .data as ApiEntry[] as [ApiEntry];
  const cities = '/content-manager/collection-types/api::city.city';
  await editor.call('PUT', `${cities}/${documentId}`, { name: 'Dubai' });
  await waitForChange({ type: 'city', id });
  await editor.call('PUT', '/admin/users/me', { firstname: 'Other' });
  const versions = '/content-manager/collection-types/api::post-version.post-version';
  await editor.call('POST', versions, { title: 'Not public yet' });
  const message = {
    name: 'Mina',
    email: 'mina@example.org',
    subject: 'Hello',
    message: 'A question.',
  };
  await callApi(service.url, 'send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  await callApi(service.url, 'reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ post: 101, reason: 'moved' }),
  });
  const [file] = (await editor.call('GET', '/upload/files')).results as { id: number }[];
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ alternativeText: 'Another text' }));
  await editor.changeFile(Number(file?.id), form);
  await waitForChange({ type: 'file', id: file?.id });
  expect(new Set(website.changes().map((change) => (change as { type: string }).type))).toEqual(
    new Set(['city', 'file']),
  );
});

test('does not delay a save while the website is down, and sends the notice once it is up', async () => {
  const documentId = await documentIdOf('posts/501');
  website.notices.length = 0;
  await website.shutDown();
  const startedAt = performance.now();
  await editor.call('PUT', `${POSTS}/${documentId}`, { price: 55 });
  expect(performance.now() - startedAt).toBeLessThan(1500);
  expect((await callApi(service.url, 'posts/501')).attributes.price).toBe(55);
  await website.restart();
  await waitForChange({ type: 'post', id: 501, kind: 'Marketplace', slug: 'sofa' }, 40_000);
});
