import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { queryNumber } from './database-access.ts';
import { runTool } from './operate.ts';
import { services } from './services.ts';
import { runInReusedProcess, startInReusedProcess } from './start-in-reused-process.ts';

const SEED_DIR = fileURLToPath(new URL('seed', import.meta.url));

// On SQLite alone: the statements are Strapi's.
test('the first content can be lists without posts', async () => {
  const location = await createDataLocation('SQLite', 'migrated');
  expect(await runTool(location, ['empty'])).toMatchObject({ code: 0 });
  // Which would fill an empty database with posts.
  const service = await startInReusedProcess({ ...location, env: { DEMO_CONTENT: 'true' } });
  expect((await callApi(service.url, 'posts')).ids).toEqual([]);
  for (const list of ['post-types', 'post-categories', 'nationalities', 'cities']) {
    expect((await callApi(service.url, list)).ids.length).toBeGreaterThan(0);
  }
  const country = await callApi(service.url, 'countries?filters[code]=AE');
  expect(country.attributes).toMatchObject({ currency: 'AED' });
  expect((await callApi(service.url, 'creators')).ids).toEqual([]);
  await service.stop();
});

describe.each(services.filter(({ url }) => url))(
  'the first content on $database',
  ({ database }) => {
    test('can be removed, but for what was edited', async () => {
      const location = await createDataLocation(database, 'seeded');
      const service = await startInReusedProcess(location);
      const editor = await signInToPanel(service.url);
      const all = await callApi(service.url, 'posts?pagination[limit]=100&sort=id');
      const [, edited] = all.data as { id: number; documentId: string }[];
      const types = await callApi(service.url, 'post-types');
      // A picture of another post, which the text shows and nothing else refers to.
      const url = await pictureOfAnother(service.url, edited?.id);
      await editor.call(
        'PUT',
        `/content-manager/collection-types/api::post.post/${edited?.documentId}`,
        { title: 'Ours now', description: `<p>See</p><img src="${url}" alt="">` },
      );
      await service.stop();
      const { code, output } = await runInReusedProcess(location, ['remove-demo-command'], {
        SEED_DIR,
      });
      expect(code).toBe(0);
      expect(output).toContain(`Kept, because it was edited: ${edited?.id} Ours now`);
      const remaining = await startInReusedProcess({ ...location, seedDir: SEED_DIR });
      expect((await callApi(remaining.url, 'posts')).ids).toEqual([edited?.id]);
      expect((await callApi(remaining.url, 'post-types')).ids).toEqual(types.ids);
      expect([url, (await fetch(remaining.url + url)).status]).toEqual([
        expect.stringMatching(/^\/uploads\//),
        200,
      ]);
      await remaining.stop();
      // The same without the condition, which has no statement of its own.
      if (database !== 'SQLite') return;
      await runTool(location, ['demo', 'remove', '--edited'], { SEED_DIR });
      for (const table of ['posts', 'creators', 'post_versions']) {
        expect(await queryNumber(location, `select count(*) as number from ${table}`)).toBe(0);
      }
    });
  },
);

/** The address of a picture that a post with another number has. */
async function pictureOfAnother(service: string, id: number | undefined): Promise<string> {
  const { data } = await callApi(service, 'posts?populate=picture&pagination[limit]=100');
  const posts = data as { id: number; attributes: { picture: Picture } }[];
  const pictures = posts.map((post) => (post.id === id ? null : post.attributes.picture.data));
  return pictures.find((picture) => picture !== null)?.attributes.url ?? '';
}

interface Picture {
  data: { attributes: { url: string } } | null;
}
