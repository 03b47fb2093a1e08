import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Administrator, signInToPanel } from '../content-service/contract/administrator.ts';
import { freePort } from '../content-service/contract/free-port.ts';
import {
  type RunningService,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { copyDataTemplate } from './data-templates.ts';
import { startWebsite, type Website } from './start-website.ts';
import { expect, test } from './visitor.ts';

const WEBSITE_TOKEN = 'a token that only the two programs know';
const POSTS = '/content-manager/collection-types/api::post.post';

let folder: string;
let dataDir: string;
let website: Website;
let service: RunningService;
let editor: Administrator;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = mkdtempSync(join(tmpdir(), 'edits-'));
  dataDir = await copyDataTemplate('seeded');
  const port = await freePort();
  // Pages stay fresh for an hour: only a notice has them rendered again.
  website = await startWebsite('edited website', `http://127.0.0.1:${port}/api`, folder, {
    WEBSITE_TOKEN,
    PAGE_FRESH_SECONDS: '3600',
  });
  service = await startContentService({
    port,
    dataDir,
    env: { WEBSITE_TOKEN, WEBSITE_NOTICES: website.url },
  });
  editor = await signInToPanel(service.url);
});

test.afterAll(async () => {
  await website.stop();
  await service.stop();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

/** Waits for the effect of a notice; without one, a page stays fresh for an hour. */
const eventually = expect.configure({ timeout: 40_000 }).poll;

const fetchPage = async (path: string) => {
  const response = await fetch(website.url + path);
  return { status: response.status, text: await response.text() };
};
const textOf = async (path: string) => (await fetchPage(path)).text;
const redirectOf = async (path: string) => {
  const { status, headers } = await fetch(website.url + path, { redirect: 'manual' });
  return `${status} ${headers.get('Location')}`;
};
const statusOf = async (path: string) => (await fetchPage(path)).status;

async function documentIdOf(id: number): Promise<string> {
  const response = await fetch(`${service.url}/api/posts/${id}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const { data }: { data: { documentId: string } } = await response.json();
  return data.documentId;
}

test('an edit appears on every page that shows the post', async () => {
  const pages = ['/', '/articles', '/ar/articles', '/articles/first-week'];
  for (const path of pages) expect(await textOf(path)).not.toContain('The second week');
  await editor.call('PUT', `${POSTS}/${await documentIdOf(101)}`, { title: 'The second week' });
  for (const path of pages) {
    await eventually(() => textOf(path)).toContain('The second week');
  }
});

test('a deactivated post disappears from its address and from lists', async () => {
  const documentId = await documentIdOf(101);
  await editor.call('PUT', `${POSTS}/${documentId}`, { is_active: false });
  await eventually(() => statusOf('/articles/first-week')).toBe(404);
  await eventually(() => textOf('/articles')).not.toContain('The second week');
  await editor.call('PUT', `${POSTS}/${documentId}`, { is_active: true });
  await eventually(() => statusOf('/articles/first-week')).toBe(200);
});

test('a post with a changed slug is found under the new one', async () => {
  await editor.call('PUT', `${POSTS}/${await documentIdOf(101)}`, { slug: 'second-week' });
  await eventually(() => statusOf('/articles/second-week')).toBe(200);
  await eventually(() => redirectOf('/articles/first-week')).toBe('301 /articles/second-week');
});
