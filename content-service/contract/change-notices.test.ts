import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Administrator, signIn } from './administrator.ts';
import { ask, type Entry } from './ask.ts';
import { type RunningService, startContentService } from './start-service.ts';
import { startToldWebsite, type ToldWebsite } from './website-told.ts';

const TOKEN = 'a token that only the two programs know';
const POSTS = '/content-manager/collection-types/api::post.post';
const folder = mkdtempSync(path.join(os.tmpdir(), 'notices-'));

let website: ToldWebsite;
let service: RunningService;
let editor: Administrator;

beforeAll(async () => {
  website = await startToldWebsite();
  service = await startContentService({
    dataDir: folder,
    seedDir: fileURLToPath(new URL('seed', import.meta.url)),
    env: { WEBSITE_TOKEN: TOKEN, WEBSITE_NOTICES: website.url },
  });
  editor = await signIn(service.url);
});

afterAll(async () => {
  await service.stop();
  await website.goDown();
  rmSync(folder, { recursive: true, force: true });
});

const documentIdOf = async (address: string) => {
  const { data } = await ask(service.url, address);
  return ([data].flat() as Entry[])[0]?.documentId;
};
const told = (change: unknown, timeout = 2000) =>
  vi.waitFor(() => expect(website.changes()).toContainEqual(change), { timeout, interval: 20 });

test('demo content tells nothing', () => {
  expect(website.notices).toEqual([]);
});

test('an edit is told within two seconds, signed', async () => {
  const documentId = await documentIdOf('posts/101');
  await editor.call('PUT', `${POSTS}/${documentId}`, { title: 'The second week' });
  await told({ type: 'post', id: 101, kind: 'Article', slug: 'first-week' });
  const [notice] = website.notices;
  expect(notice?.signature).toBe(
    `sha256=${createHmac('sha256', TOKEN).update(String(notice?.body)).digest('hex')}`,
  );
  const { id, at } = JSON.parse(String(notice?.body));
  expect(id).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(10_000);
});

test('what a notice tells of can be read at once', async () => {
  const documentId = await documentIdOf('posts/101');
  const before = website.notices.length;
  await editor.call('PUT', `${POSTS}/${documentId}`, { title: 'The third week' });
  await vi.waitFor(() => expect(website.notices.length).toBeGreaterThan(before));
  expect((await ask(service.url, 'posts/101')).attributes.title).toBe('The third week');
});

test('a new post, its new address and kind, and its end are told', async () => {
  const kind = async (name: string) => ({
    documentId: await documentIdOf(`post-types?filters[name]=${name}`),
  });
  const { id, documentId } = await editor.call('POST', POSTS, {
    title: 'Swap',
    slug: 'swap',
    post_type: { connect: [await kind('Forum')], disconnect: [] },
  });
  await told({ type: 'post', id, kind: 'Forum', slug: 'swap' });
  website.notices.length = 0;
  await editor.call('PUT', `${POSTS}/${documentId}`, {
    slug: 'swapped',
    post_type: { connect: [await kind('Event')], disconnect: [] },
  });
  await told({ type: 'post', id, kind: 'Event', slug: 'swapped' });
  await told({ type: 'post', id, kind: 'Forum', slug: 'swap' });
  website.notices.length = 0;
  await editor.call('DELETE', `${POSTS}/${documentId}`);
  await told({ type: 'post', id, kind: 'Event', slug: 'swapped' });
});

test('lists and pictures are told, editors are not', async () => {
  website.notices.length = 0;
  const documentId = await documentIdOf('cities?filters[slug]=dubai');
  const [{ id }] = (await ask(service.url, 'cities?filters[slug]=dubai')).data as Entry[] as [
    Entry,
  ];
  const cities = '/content-manager/collection-types/api::city.city';
  await editor.call('PUT', `${cities}/${documentId}`, { name: 'Dubai' });
  await told({ type: 'city', id });
  await editor.call('PUT', '/admin/users/me', { firstname: 'Other' });
  const [file] = (await editor.call('GET', '/upload/files')).results as { id: number }[];
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ alternativeText: 'Another text' }));
  await editor.describeFile(Number(file?.id), form);
  await told({ type: 'file', id: file?.id });
  expect(new Set(website.changes().map((change) => (change as { type: string }).type))).toEqual(
    new Set(['city', 'file']),
  );
});

test('a save does not wait for a website that is down, which is told when it is up', async () => {
  const documentId = await documentIdOf('posts/501');
  website.notices.length = 0;
  await website.goDown();
  const begun = performance.now();
  await editor.call('PUT', `${POSTS}/${documentId}`, { price: 55 });
  expect(performance.now() - begun).toBeLessThan(1500);
  expect((await ask(service.url, 'posts/501')).attributes.price).toBe(55);
  await website.comeUp();
  await told({ type: 'post', id: 501, kind: 'Marketplace', slug: 'sofa' }, 15_000);
});
