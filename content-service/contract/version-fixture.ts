import { type ApiEntry, callApi } from './call-api.ts';
import { type DeskFixture, startDeskFixture } from './desk-fixture.ts';

/** A PNG file of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A content service with its desk, an API token, and posts to write versions of. */
export interface VersionFixture extends DeskFixture {
  documentIdOf: (postId: number) => Promise<string>;
  /** The response of a public list, as text. */
  titlesIn: (address: string) => Promise<string>;
  history: (postDocumentId: string) => Promise<Record<string, unknown>[]>;
  /** Calls the API with a token that may do everything. */
  writeWithToken: (method: string, address: string, data?: unknown) => ReturnType<typeof callApi>;
  /** Creates a post with every kind of field: pictures, relations, components, and empty fields. */
  createFullPost: () => Promise<{ id: number | undefined; documentId: string }>;
}

/**
 * @param database SQLite or PostgreSQL
 * @param env further environment variables of the service
 */
export async function startVersionFixture(
  database: string,
  env: Record<string, string> = {},
): Promise<VersionFixture> {
  const fixture = await startDeskFixture(database, env);
  const { administrator } = fixture;
  const documentIdOf = (id: number) => fixture.documentIdAt(`posts/${id}`);

  let token: unknown;
  const writeWithToken = async (method: string, address: string, data?: unknown) => {
    token ??= (
      await administrator.call('POST', '/admin/api-tokens', {
        name: 'importer',
        description: '',
        type: 'full-access',
        lifespan: null,
      })
    ).data.accessKey;
    return callApi(fixture.url, address, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify({ data }) }),
    });
  };

  const createParts = async () => {
    const uploadPixel = async (name: string) => {
      const form = new FormData();
      form.append('files', new Blob([PIXEL], { type: 'image/png' }), `${name}.png`);
      return fixture.upload(form);
    };
    return {
      picture: await uploadPixel('front'),
      gallery: [await uploadPixel('menu'), await uploadPixel('inside')],
      post_type: await fixture.documentIdAt('post-types?filters[name]=Business'),
      nationality: await fixture.documentIdAt('nationalities?filters[language_query]=en'),
      city: await fixture.documentIdAt('cities?filters[slug]=dubai'),
      creator: await fixture.documentIdAt('creators'),
      related: await documentIdOf(101),
    };
  };
  /** All posts share them: they take longer than the posts. */
  let parts: ReturnType<typeof createParts> | undefined;
  let fullPosts = 0;

  const createFullPost = async () => {
    parts ??= createParts();
    fullPosts += 1;
    const created = await writeWithToken('POST', 'posts', {
      ...(await parts),
      title: 'A café with everything',
      description: '<p>Tea.</p>',
      slug: `cafe-${fullPosts}`,
      information: { phone: '+971 50 1234567', opening_hours: 'Mo-Fr 09:00-18:00' },
      map: { latitude: 25.2, longitude: 55.3 },
      sources: [
        { title: 'Permits', url: 'https://office.example/permits', date: '2026-05-12' },
        { title: 'Leaflet' },
      ],
    });
    const [id] = created.ids;
    return { id, documentId: (created.data as ApiEntry).documentId };
  };

  return {
    ...fixture,
    // Changes when the service restarts.
    get url() {
      return fixture.url;
    },
    documentIdOf,
    titlesIn: async (address) => (await callApi(fixture.url, address)).text,
    history: async (postDocumentId) => {
      const { versions } = await administrator.desk('GET', `/posts/${postDocumentId}/history`);
      return versions as Record<string, unknown>[];
    },
    writeWithToken,
    createFullPost,
  };
}

/** Without times of saving and the ids of components, which are new in each copy. */
export function withoutVolatile(attributes: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify(attributes), (key, value: unknown) => {
    if (key === 'updatedAt') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const isComponent = ['phone', 'latitude', 'date'].some((field) => field in value);
    return isComponent ? { ...value, id: undefined } : value;
  });
}
