import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeSql, queryNumber } from './database-access.ts';
import { type DeskFixture, POSTS, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';

describe.each(services)('links to other sites on $database', ({ database, url }) => {
  describe.skipIf(!url)('with the nightly check', () => {
    let fixture: DeskFixture;
    let inside: Server;
    let requests = 0;
    let broken: string;

    beforeAll(async () => {
      // A server beside the service, which is not for the public.
      inside = createServer((_, response) => {
        requests += 1;
        response.writeHead(404).end();
      });
      await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
      broken = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/?a=1&b=2`;
      fixture = await startDeskFixture(database, { LINKS_PER_NIGHT: '50' });
    });
    afterAll(async () => {
      await fixture.close();
      inside.close();
    });

    const write = async (id: number, data: object) =>
      fixture.administrator.call(
        'PUT',
        `${POSTS}/${await fixture.documentIdAt(`posts/${id}`)}`,
        data,
      );
    const attributesOf = async (id: number) => (await fixture.readPost(id)).attributes;
    const section = () => fixture.administrator.desk('GET', '/today/links');
    const post = (path: string, body: object) =>
      fixture.administrator.call('POST', `/desk/links/${path}`, body);
    const linksTo = (address: string) =>
      `<p>See <a href="${address.replaceAll('&', '&amp;')}">it</a></p>`;

    test('are read every night, and servers inside the network are never called', async () => {
      await write(101, {
        description: linksTo(broken),
        sources: [{ title: 'The law', url: broken }],
      });
      await write(201, { information: { website: broken, phone: '+971 4 000 0000' } });
      await executeSql(fixture.location, 'delete from post_check_runs where id = 2');
      await fixture.restart();
      const checked = () =>
        queryNumber(
          fixture.location,
          "select count(*) as number from links where address = $1 and checked_at <> ''",
          broken,
        );
      await expect.poll(checked, { timeout: 60_000 }).toBe(1);
      expect(requests).toBe(0);
      expect((await section()).total).toBe(0);
    });

    test('are broken after three nights, and can be replaced in all posts and put back', async () => {
      const fail = (nights: number) =>
        executeSql(
          fixture.location,
          "update links set failures = $1, fault = 'not-found', failing_since = '2026-11-01' where address = $2",
          nights,
          broken,
        );
      await fail(2);
      expect((await section()).total).toBe(0);
      await fail(3);
      expect(await section()).toMatchObject({
        total: 1,
        rows: [{ key: broken, facts: { fault: 'not-found', posts: 2 } }],
      });
      const to = 'https://new.example/';
      const preview = Object.values((await post('preview', { from: broken, to })).data) as {
        documentId: string;
        fields: string[];
      }[];
      expect(preview.map(({ fields }) => fields)).toEqual([
        ['description', 'sources'],
        ['information'],
      ]);
      const documentIds = preview.map(({ documentId }) => documentId);
      const replaced = await post('replace', { from: broken, to, documentIds });
      expect(replaced.data.changed).toEqual(documentIds);
      expect((await attributesOf(101)).description).toBe(linksTo(to));
      expect((await attributesOf(201)).information).toMatchObject({
        website: to,
        phone: '+971 4 000 0000',
      });
      expect((await attributesOf(101)).sources).toMatchObject([{ title: 'The law', url: to }]);
      expect((await section()).total).toBe(0);
      const history = await fixture.administrator.desk('GET', `/posts/${documentIds[0]}/history`);
      expect(JSON.stringify(history)).toContain('Admin');
      await post('replace', { from: to, to: broken, documentIds });
      expect((await attributesOf(101)).description).toBe(linksTo(broken));
    });

    test.each([
      [{ from: 'x', to: 'javascript:alert(1)' }, 400],
      [{ from: 'x', to: 'nothing' }, 400],
      [{ to: 'https://new.example/' }, 400],
    ])('%j is answered with %i', async (body, status) => {
      expect((await post('preview', body)).status).toBe(status);
      expect((await post('replace', { ...body, documentIds: ['x'] })).status).toBe(status);
    });

    test('are replaced by those who may make posts public only', async () => {
      const editor = await fixture.signInAs('Post editor');
      const body = { from: broken, to: 'https://new.example/' };
      expect((await editor.call('POST', '/desk/links/preview', body)).status).toBe(403);
    });
  });
});
