import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { queryNumber } from './database-access.ts';
import { type ForeignStrapi, startForeignStrapi } from './foreign-strapi.ts';
import { runTool } from './operate.ts';
import { anyDatabase, services } from './services.ts';
import { runInReusedProcess, startInReusedProcess } from './start-in-reused-process.ts';
import { SERVICE_FOLDER } from './start-service.ts';

const TOKEN = 'a-token-of-the-other-strapi';

/** What `import strapi` of the operators' tool runs. */
const IMPORT = 'strapi/import-strapi-command';

/** Strapi's own command. */
const STRAPI = [
  '--import',
  new URL('without-compiling.ts', import.meta.url).href,
  fileURLToPath(new URL('../../node_modules/.bin/strapi', import.meta.url)),
];

const PICTURE = readFileSync(new URL('seed/pictures/teal.webp', import.meta.url));

/** Another product's Strapi 4: other names of types, fields and kinds. */
const MAPPING = {
  'post-types': {
    from: 'kinds',
    fields: { name: 'label' },
    values: { name: { Guide: 'Article' } },
  },
  'post-categories': null,
  nationalities: { from: 'languages', fields: { language_query: 'code', language: 'name' } },
  countries: { from: 'countries', fields: { currency: { value: 'AED' } } },
  cities: { from: 'towns', fields: { time_zone: { value: 'Asia/Dubai' } } },
  areas: null,
  creators: null,
  posts: {
    from: 'texts',
    fields: {
      title: 'headline',
      description: 'body',
      post_type: 'kind',
      nationality: 'language',
      city: 'town',
      picture: 'photo',
      'information.phone': 'contact.tel',
    },
  },
};

const ofOne = (id: number) => ({ data: { id, attributes: {} } });

function fill(strapi: ForeignStrapi): void {
  const photo = {
    url: '/uploads/teal_1.webp',
    name: 'teal.webp',
    alternativeText: 'A teal square',
  };
  const text = (id: number, attributes: object) => ({
    id,
    attributes: {
      headline: `Text ${id}`,
      slug: `text-${id}`,
      body: '<p>Words.</p>',
      kind: ofOne(3),
      language: ofOne(9),
      town: ofOne(5),
      createdAt: '2023-05-06T07:08:09.000Z',
      updatedAt: '2024-05-06T07:08:09.000Z',
      ...attributes,
    },
  });
  strapi.files = {
    '/uploads/teal_1.webp': [null, PICTURE],
    '/uploads/plan.svg': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  };
  strapi.entries = {
    kinds: [{ id: 3, attributes: { label: 'Guide' } }],
    languages: [{ id: 9, attributes: { name: 'English', code: 'en', is_rtl: false } }],
    countries: [{ id: 2, attributes: { name: 'United Arab Emirates', code: 'AE' } }],
    towns: [{ id: 5, attributes: { name: 'Dubai', slug: 'dubai', country: ofOne(2) } }],
    texts: [
      text(41, {
        body: '<p>See <img src="/uploads/small_teal_1.webp" alt="Teal" srcset="/x 1w"> here.</p>',
        photo: { data: { id: 77, attributes: photo } },
        contact: { id: 1, tel: '+971 4 000 0000' },
        related: ofOne(43),
      }),
      text(43, {
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bold', bold: true }] }],
        contact: { id: 2, tel: 'ask at the desk' },
        photo: { data: { id: 78, attributes: { ...photo, url: '/uploads/plan.svg' } } },
      }),
      text(44, { town: ofOne(6) }),
      text(45, {}),
      text(46, {}),
    ],
  };
}

describe.each(services.filter(({ url }) => url))('another Strapi, on $database', ({ database }) => {
  test('is imported with its numbers, and later its changes', async () => {
    const strapi = await startForeignStrapi(TOKEN);
    fill(strapi);
    const location = await createDataLocation(database, 'migrated');
    const mapping = path.join(location.dataDir, 'mapping.json');
    writeFileSync(mapping, JSON.stringify(MAPPING));
    const options = [strapi.url, '--mapping', mapping];
    const env = { STRAPI_TOKEN: TOKEN };
    const importAll = () => runInReusedProcess(location, [IMPORT, ...options], env);

    // Which has no statement of its own.
    if (anyDatabase.some((each) => each.database === database)) {
      const dry = await runTool(location, ['import', 'strapi', ...options, '--dry-run'], env);
      expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('posts: 5 new') });
      expect(dry.output).toContain('posts 43: information.phone is left out');
      expect(await queryNumber(location, 'select count(*) as number from posts')).toBe(0);
    }

    const first = await importAll();
    expect(first.code, first.output).toBe(0);
    expect(first.output).toContain('posts: 5 new');
    expect(first.output).toContain('/uploads/plan.svg is left out: it is no JPEG');
    expect(first.output).toContain('posts 44: city 6 is not here, and left out.');

    const service = await startInReusedProcess(location);
    const post = await callApi(service.url, 'posts/41?populate=*');
    expect(post.attributes).toMatchObject({
      title: 'Text 41',
      slug: 'text-41',
      createdAt: '2023-05-06T07:08:09.000Z',
      updatedAt: '2024-05-06T07:08:09.000Z',
      information: { phone: '+971 4 000 0000' },
      post_type: { data: { id: 3, attributes: { name: 'Article' } } },
      related: { data: { id: 43 } },
      picture: { data: { attributes: { alternativeText: 'A teal square' } } },
    });
    const { picture, description } = post.attributes as {
      picture: { data: { attributes: { url: string } } };
      description: string;
    };
    const { url } = picture.data.attributes;
    expect(description).toBe(`<p>See <img src="${url}" alt="Teal"> here.</p>`);
    expect((await fetch(service.url + url)).status).toBe(200);
    const blocks = await callApi(service.url, 'posts/43');
    expect(blocks.attributes.description).toBe('<p><strong>Bold</strong></p>');

    const editor = await signInToPanel(service.url);
    const posts = '/content-manager/collection-types/api::post.post';
    const created = await editor.call('POST', posts, { title: 'Ours' });
    expect(created.id).toBe(47);
    const documents = await callApi(service.url, 'posts?sort=id&pagination[limit]=100');
    const [, second, third] = documents.data as { documentId: string }[];
    await editor.call('PUT', `${posts}/${second?.documentId}`, { title: 'Better here' });
    await editor.call('DELETE', `${posts}/${third?.documentId}`);
    for (const entry of strapi.entries.texts ?? []) entry.attributes.headline += ', new';
    strapi.entries.texts = (strapi.entries.texts ?? []).filter(({ id }) => id !== 46);

    const again = await importAll();
    expect(again.code, again.output).toBe(0);
    expect(again.output).toContain('posts: 2 changed, 1 kept as changed here, 1 deleted here');
    expect(again.output).toContain('cities: 1 as before');
    expect(again.output).not.toContain('pictures: 1 new');
    expect(again.output).toContain('posts 46 is no longer there; it stays here.');
    const titles = await callApi(service.url, 'posts?fields=title&sort=id&pagination[limit]=100');
    const shown = (titles.data as { attributes: { title: string } }[]).map(
      ({ attributes }) => attributes.title,
    );
    expect(shown).toEqual(['Text 41, new', 'Better here', 'Text 45, new', 'Text 46', 'Ours']);
    await service.stop();
    await strapi.shutDown();
  });
});

test.skipIf(!inject('postgresUrl'))('a service of ours answers as before elsewhere', async () => {
  const source = inject('sqliteUrl');
  const location = await createDataLocation('PostgreSQL', 'migrated');
  const { code, output } = await runInReusedProcess(location, [IMPORT, source]);
  expect(code, output).toBe(0);
  const service = await startInReusedProcess(location);
  for (const address of [
    'posts?populate=*&sort=id&pagination[limit]=100',
    'cities?populate=*&sort=id',
    'post-categories?populate=*&sort=id',
    'nationalities?populate=*&sort=id',
  ]) {
    const [before, after] = await Promise.all([
      callApi(source, address),
      callApi(service.url, address),
    ]);
    expect(comparable(after.data)).toEqual(comparable(before.data));
  }
  await service.stop();
});

test('an export file brings hidden posts, too', async () => {
  const original = await createDataLocation('SQLite', 'seeded');
  const file = path.join(original.dataDir, 'export');
  const command = [...STRAPI, 'export', '--no-encrypt', '--file', file];
  await promisify(execFile)(process.execPath, command, {
    cwd: SERVICE_FOLDER,
    env: {
      ...process.env,
      DATA_DIR: original.dataDir,
      DEMO_CONTENT: 'false',
      NODE_ENV: 'production',
    },
  });
  // Strapi writes it where it runs, whatever is asked for.
  const logs = readdirSync(SERVICE_FOLDER).filter((name) => /^export_\d+\.log$/.test(name));
  for (const log of logs) rmSync(path.join(SERVICE_FOLDER, log));
  const location = await createDataLocation('SQLite', 'migrated');
  const { code, output } = await runInReusedProcess(location, [IMPORT, `${file}.tar.gz`]);
  expect(code, output).toBe(0);
  const service = await startInReusedProcess(location);
  const address = 'posts?populate=*&sort=id&pagination[limit]=100';
  const [before, after] = await Promise.all([
    // With the same content.
    callApi(inject('sqliteUrl'), address),
    callApi(service.url, address),
  ]);
  expect(comparable(after.data)).toEqual(comparable(before.data));
  const hidden = "select count(*) as number from posts where slug = 'not-to-be-seen'";
  expect(await queryNumber(location, hidden)).toBe(1);
  await service.stop();
});

/** Pictures have other numbers, names and files elsewhere, and so have the parts of components. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  if ('attributes' in value && isPicture(value.attributes)) {
    const { alternativeText, caption, width, height, colour } = value.attributes;
    return { alternativeText, caption, width, height, colour };
  }
  const isEntry = 'attributes' in value || 'documentId' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isEntry || name !== 'id')
      .map(([name, field]) => [name, comparable(field)]),
  );
}

const isPicture = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'formats' in value;
