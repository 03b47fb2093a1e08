import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { startContentService } from './start-service.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
const seedDir = fileURLToPath(new URL('seed', import.meta.url));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a start', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ DATA_DIR: path.join(seedDir, 'flags', 'sudan.svg', 'data') }, 'cannot be written'],
    [{ BRAND_FILE: 'nowhere.json' }, 'nowhere.json must be JSON with a "name"'],
    [{ DATABASE_URL: 'mysql://secret@host' }, 'DATABASE_URL must start with postgres://'],
  ])('with %j ends with one clear sentence', async (env, expectedMessage) => {
    const start = startContentService({ dataDir: path.join(folder, 'refused'), env });
    const failure: unknown = await start.catch((error: unknown) => error);
    const [, ...lines] = String(failure).trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(expectedMessage);
    expect(lines[0]).not.toContain('secret');
  });

  test('for the second time keeps all data, does not restore deleted demo posts, and drops obsolete indexes', async () => {
    const { dataDir } = await createDataLocation('SQLite', 'seeded');
    const first = await startInReusedProcess({ dataDir, seedDir });
    const before = await callApi(first.url, 'posts?populate=*&pagination[limit]=100');
    const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    const editor = await signInToPanel(first.url);
    const post = await callApi(first.url, 'posts/501');
    const { documentId } = post.data as unknown as { documentId: string };
    const posts = '/content-manager/collection-types/api::post.post';
    await editor.call('DELETE', `${posts}/${documentId}`);
    const { id } = await editor.call('POST', posts, { title: 'After the demo content' });
    expect(id).toBe(602);
    await first.stop();
    const database = new DatabaseSync(path.join(dataDir, 'data.db'));
    database.exec('create index posts_all_by_former on posts (title)');
    const second = await startInReusedProcess({ dataDir, seedDir });
    try {
      const after = await callApi(second.url, 'posts?populate=*&pagination[limit]=100');
      expect(after.ids).toContain(602);
      expect(after.ids.filter((postId) => postId !== 602)).toEqual(
        before.ids.filter((postId) => postId !== 501),
      );
      expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
      const indexes = database.prepare("select name from sqlite_master where type = 'index'").all();
      const names = indexes.map(({ name }) => name);
      expect(names).toContain('posts_all_by_title');
      expect(names).not.toContain('posts_all_by_former');
    } finally {
      database.close();
      await second.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('leaves no garbage in memory', async () => {
    const { dataDir } = await createDataLocation('SQLite', 'seeded');
    const service = await startContentService({ dataDir, seedDir });
    const megabytes = () => {
      const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    };
    try {
      // V8 gives freed memory back to the system within seconds; with the garbage, it has 420 MB.
      await expect.poll(megabytes, { timeout: 60_000, interval: 1000 }).toBeLessThan(330);
    } finally {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('shows a placeholder until the panel is built', async () => {
    const response = await fetch(`${inject('sqliteUrl')}/admin`, {
      headers: { Accept: 'text/html' },
    });
    expect([200, 503]).toContain(response.status);
    expect(await response.text()).toMatch(/The panel is being built|<div id="strapi">/);
  });
});

test('an uploaded SVG is rejected', async () => {
  const editor = await signInToPanel(inject('sqliteUrl'));
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  form.append('files', new Blob([svg], { type: 'image/svg+xml' }), 'a.svg');
  await expect(editor.upload(form)).rejects.toThrow(/40\d/);
  const disguised = new FormData();
  disguised.append('files', new Blob([svg], { type: 'image/png' }), 'a.svg');
  await expect(editor.upload(disguised)).rejects.toThrow(/40\d/);
});
