import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, CREDENTIALS, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const POST = 'api::post.post';
const POSTS = `/content-manager/collection-types/${POST}`;
const VERSIONS = '/content-manager/collection-types/api::post-version.post-version';
const seedDir = fileURLToPath(new URL('seed', import.meta.url));

describe.each(services)('checks of posts on $database', ({ database, url }) => {
  describe.skipIf(!url)('by an editor', () => {
    let location: DataLocation;
    let service: RunningService;
    let editor: Administrator;

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      // As before the first night.
      for (const table of ['post_problems', 'post_check_runs'])
        await executeSql(location, `DELETE FROM ${table}`);
      service = await startInReusedProcess({ ...location, seedDir });
      editor = await signInToPanel(service.url);
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    const referenceTo = async (address: string) => {
      const [entry] = [(await callApi(service.url, address)).data].flat() as ApiEntry[];
      return { id: entry?.id, documentId: entry?.documentId };
    };
    const to = async (address: string) => ({
      connect: [await referenceTo(address)],
      disconnect: [],
    });
    const none = { connect: [], disconnect: [] };

    /** What the form sends for a post without mistakes. */
    const form = async (changes: Record<string, unknown> = {}) => ({
      title: 'A quiet room',
      description: '<p>Near the station.</p>',
      is_active: true,
      post_type: await to('post-types?filters[name]=Article'),
      nationality: await to('nationalities?filters[language_query]=en'),
      city: await to('cities?filters[slug]=dubai'),
      area: none,
      post_category: none,
      information: null,
      map: null,
      ...changes,
    });
    const check = async (values: unknown, more: Record<string, unknown> = {}) =>
      Object.values(await editor.call('POST', '/checks', { uid: POST, values, ...more })) as {
        level: string;
        code: string;
        field: string;
        message: string;
      }[];
    const codes = async (changes: Record<string, unknown>) =>
      (await check(await form(changes))).map(({ code }) => code);

    /** The response to a save from the form. */
    const save = async (values: unknown, headers: Record<string, string> = {}, documentId = '') => {
      const login = await fetch(`${service.url}/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(CREDENTIALS),
      });
      const { data } = (await login.json()) as { data: { token: string } };
      const response = await fetch(`${service.url}${POSTS}/${documentId}`, {
        method: documentId ? 'PUT' : 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${data.token}`,
          ...headers,
        },
        body: JSON.stringify(values),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };

    /** How the desk answers when a draft with these values is made public, and scheduled. */
    const publish = async (values: object) => {
      const { documentId, updatedAt } = await editor.call('POST', VERSIONS, values);
      const answerOf = (address: string, body: object) =>
        editor.call('POST', `/desk/versions/${documentId}/${address}`, { updatedAt, ...body }).then(
          () => 'done',
          (error: Error) => error.message,
        );
      const times = { appears_at: '2999-01-01T00:00:00.000Z', disappears_at: null };
      return [await answerOf('make-public', {}), await answerOf('schedule', times)];
    };

    test('find nothing wrong with a good post', async () => {
      expect(await check(await form())).toEqual([]);
    });

    test.each([
      [
        'end-before-start',
        async () => ({
          post_type: await to('post-types?filters[name]=Event'),
          start: '2026-12-02T10:00:00Z',
          end: '2026-12-01T10:00:00Z',
        }),
      ],
      ['start-missing', async () => ({ post_type: await to('post-types?filters[name]=Event') })],
      ['title-missing', async () => ({ title: '' })],
      ['slug-taken', async () => ({ slug: 'first-week' })],
      ['kind-missing', async () => ({ post_type: none })],
      ['community-missing', async () => ({ nationality: none })],
      [
        'area-of-other-city',
        async () => ({
          city: await to('cities?filters[slug]=istanbul'),
          area: await to('areas?filters[slug]=deira'),
        }),
      ],
      [
        'category-of-other-kind',
        async () => ({
          post_category: await to('post-categories?filters[slug]=food'),
        }),
      ],
      [
        'currency-missing',
        async () => ({
          post_type: await to('post-types?filters[name]=Event'),
          start: '2026-12-01T10:00:00Z',
          price: 20,
        }),
      ],
      [
        'opening-hours-invalid',
        async () => ({
          post_type: await to('post-types?filters[name]=Business'),
          information: { opening_hours: 'mornings' },
        }),
      ],
      ['position-far', async () => ({ map: { latitude: 41, longitude: 29 } })],
      ['link-broken', async () => ({ description: '<a href="/articles/gone">gone</a>' })],
      [
        'script-mismatch',
        async () => ({
          description: `<p>${'نص طويل بما يكفي لمعرفة لغته. '.repeat(5)}</p>`,
        }),
      ],
      ['alternative-text-missing', async () => ({ description: '<img src="/uploads/a.webp">' })],
      ['duplicate', async () => ({ title: 'The first week!' })],
    ])(
      'find %s in the values of the form, and keep an error from being saved or made public',
      async (code, changes) => {
        const values = await form(await changes());
        const problems = await check(values);
        expect(problems.map((problem) => problem.code)).toEqual([code]);
        const [problem] = problems;
        if (problem?.level !== 'error') return;
        const { status, body } = await save(values, { 'Accept-Language': 'en' });
        expect(status).toBe(400);
        expect(body.error).toMatchObject({
          name: 'ValidationError',
          details: { errors: [{ path: problem.field.split('.'), message: problem.message }] },
        });
        for (const answer of await publish(values)) {
          expect(answer).toContain(': 400 ');
          expect(answer).toContain(JSON.stringify(problem.message).slice(1, -1));
        }
      },
    );

    test('warn of languages that a pinned article lacks, with other articles in them', async () => {
      const values = await form({ stick_top: true });
      const [problem, ...others] = await check(values);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ level: 'warning', code: 'translation-missing' });
      expect(problem?.message).toContain('Arabic');
      expect(problem?.message).not.toContain('English');
      expect(await codes({ stick_top: true, is_active: false })).toEqual([]);
    });

    test('accept links to posts by slug and by id', async () => {
      const description = '<a href="/ar/articles/first-week">a</a> <a href="/events/301">b</a>';
      expect(await codes({ description })).toEqual([]);
    });

    test('say what is wrong in the language of the panel', async () => {
      const values = await form({ title: '' });
      const [problem] = await check(values, { language: 'ar' });
      expect(problem?.message).toMatch(/عنوان/);
      const { body } = await save(values, { 'Accept-Language': 'ru-RU,ru;q=0.9' });
      expect(JSON.stringify(body)).toContain('Добавьте заголовок');
    });

    test('take the stored values of what the form does not send', async () => {
      const { documentId } = await referenceTo('posts/101');
      const changes = { documentId };
      const [warning, ...others] = await check({}, changes);
      expect(warning?.code).toBe('translation-missing');
      expect(others).toEqual([]);
      const [problem] = await check({ city: await to('cities?filters[slug]=istanbul') }, changes);
      expect(problem).toMatchObject({ code: 'area-of-other-city', field: 'area' });
    });

    test('find nothing wrong with a stored post that has a city and no position', async () => {
      const { documentId } = await referenceTo('posts/501');
      expect(await check({}, { documentId })).toEqual([]);
    });

    test('let a hidden post with errors be saved, and not be shown again', async () => {
      const values = await form({ title: '', is_active: false });
      const { status, body } = await save(values);
      expect(status).toBe(201);
      const { documentId } = body.data as { documentId: string };
      const shown = await save({ ...values, is_active: true }, {}, documentId);
      expect(shown.status).toBe(400);
      await editor.call('DELETE', `${POSTS}/${documentId}`);
    });

    test('refuse a new post of which only the title was filled in', async () => {
      const { status, body } = await save({ title: 'A room', information: null, map: null });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        details: { errors: [{ path: ['post_type'] }, { path: ['nationality'] }] },
      });
    });

    test('leave calls alone that change single fields', async () => {
      const { documentId } = await referenceTo('posts/202');
      await editor.call('PUT', `${POSTS}/${documentId}`, { stick_top: true });
    });

    test('are for editors who are signed in', async () => {
      const body = JSON.stringify({ uid: POST, values: {} });
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${service.url}/checks`, { method: 'POST', headers, body });
      expect(response.status).toBe(401);
    });

    test.each([
      ['another type', { uid: 'admin::user', values: {} }],
      ['a type that this service lacks', { uid: 'api::event.event', values: {} }],
      ['no values', { uid: POST }],
    ])('reject a request with %s', async (_, body) => {
      await expect(editor.call('POST', '/checks', body)).rejects.toThrow(': 400');
    });

    const stored = (condition: string) =>
      queryNumber(location, `SELECT COUNT(*) AS number FROM post_problems WHERE ${condition}`);

    test('run over all posts at night, and keep the time of what stays', async () => {
      await expect
        .poll(() =>
          queryNumber(
            location,
            'SELECT COUNT(*) AS number FROM post_check_runs WHERE finished > 0',
          ),
        )
        .toBe(1);
      expect(await stored("post_id = 202 AND code = 'title-missing' AND level = 'error'")).toBe(1);
      await executeSql(
        location,
        "UPDATE post_problems SET since = '2026-01-01' WHERE post_id = 202",
      );
      await executeSql(
        location,
        "INSERT INTO post_problems VALUES (101, 'duplicate', 'warning', 'title', 'x')",
      );
      await executeSql(
        location,
        "INSERT INTO post_problems VALUES (999, 'duplicate', 'warning', 'title', 'x')",
      );
      await executeSql(location, 'UPDATE posts SET title = $1 WHERE id = 601', '');
      const of = (column: string) => `${column} = (SELECT ${column} FROM posts WHERE id = 301)`;
      await executeSql(
        location,
        `UPDATE posts SET title = 'evening walk!', ${of('post_type_id')}, ${of('nationality_id')}, ${of('city_id')} WHERE id = 302`,
      );
      const restart = async () => {
        await service.stop();
        service = await startInReusedProcess({ ...location, seedDir });
      };
      await restart();
      // It has already run since the last night.
      expect(await stored('post_id = 999')).toBe(1);
      await executeSql(location, 'UPDATE post_check_runs SET started = 1, finished = 1');
      await restart();
      await expect.poll(() => stored('post_id = 999')).toBe(0);
      expect(await stored("post_id = 101 AND code <> 'translation-missing'")).toBe(0);
      expect(await stored("post_id = 101 AND code = 'translation-missing'")).toBe(1);
      expect(await stored("post_id IN (301, 302) AND code = 'duplicate'")).toBe(2);
      expect(await stored("post_id = 601 AND code = 'title-missing'")).toBe(1);
      expect(await stored("post_id = 202 AND since = '2026-01-01'")).toBeGreaterThan(0);
      editor = await signInToPanel(service.url);
    });
  });
});
