import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test, vi } from 'vitest';
import brand from '../../brand.json';
import { services } from '../../content-service/contract/services.ts';
import type * as Posts from '../app/content/posts.server.ts';

/** The services under test belong to another brand: the name of the partner field depends on it. */
const brandFile = join(mkdtempSync(join(inject('folder'), 'brand-')), 'brand.json');
writeFileSync(brandFile, JSON.stringify({ ...brand, partnerField: 'is_harbour_partner' }));

/** The website's own client, configured for this service and shape. */
async function client(url: string, format: string): Promise<typeof Posts> {
  vi.resetModules();
  vi.stubEnv('CONTENT_API', `${url}/api`);
  vi.stubEnv('CONTENT_FORMAT', format);
  vi.stubEnv('BRAND_FILE', brandFile);
  return import('../app/content/posts.server.ts');
}

describe.each(services.filter(({ url }) => url))("the website's client on $database", ({ url }) => {
  test.each(['auto', 'v4', 'v5'])('reads a list and every post of it (%s)', async (format) => {
    const { listPosts, readPost } = await client(url, format);
    const { posts, total } = await listPosts({ limit: 100 });
    expect(posts).toHaveLength(total);
    expect(total).toBeGreaterThan(4);
    for (const { id, slug, title } of posts) {
      const byId = await readPost(String(id));
      expect([byId.id, byId.title]).toEqual([id, title]);
      if (slug) expect(await readPost(slug)).toEqual(byId);
    }
  });

  test('maps both shapes to equal posts', async () => {
    const v4 = await (await client(url, 'v4')).readPost('first-week');
    const v5 = await (await client(url, 'v5')).readPost('first-week');
    expect(v5).toEqual(v4);
    expect(v4.kind).toBe('article');
  });

  test("throws 'Post not found' for missing and hidden posts", async () => {
    const { readPost } = await client(url, 'auto');
    await expect(readPost('no-such-post')).rejects.toThrow('Post not found');
    await expect(readPost('999999')).rejects.toThrow('Post not found');
  });

  test('sends nothing that our own service rejects', async () => {
    await client(url, 'auto');
    const { discoverParameterSupport } = await import('../app/content/discover-support.server.ts');
    const { parameterSupport } = await import('../app/content/parameter-support.server.ts');
    const markRejected = vi.spyOn(parameterSupport, 'markRejected');
    await discoverParameterSupport();
    expect(markRejected).not.toHaveBeenCalled();
    const taken = ['fields:currency', 'filters:price', 'sort:start', 'populate:map'];
    expect(parameterSupport.wereRecentlyAccepted('posts', taken)).toBe(true);
  });

  test('leaves out a field that the service rejects by name', async () => {
    const { listPosts } = await client(url, 'auto');
    vi.stubEnv('BRAND_FILE', fileURLToPath(new URL('../../brand.json', import.meta.url)));
    const { posts } = await listPosts({ kind: 'article' });
    expect(posts.length).toBeGreaterThan(0);
    expect((await listPosts({ kind: 'business', partner: true })).posts).toEqual([]);
    const { parameterSupport } = await import('../app/content/parameter-support.server.ts');
    for (const list of ['fields', 'filters']) {
      expect(parameterSupport.isRejected('posts', `${list}:${brand.partnerField}`)).toBe(true);
    }
  });

  describe('searches a list', () => {
    const language = 'en';
    const readRankedList = async () => {
      await client(url, 'auto');
      return (await import('../app/content/ranked-list.server.ts')).readRankedList;
    };

    test.each([
      ['all', {}],
      ['a city', { city: 'dubai', community: 'en', category: 'x' }],
      ['a price', { min: 1, max: 1_000 }],
      ['official partners', { partner: true } as const],
      ['what has not ended', { upcoming: true }],
      ['what has ended', { past: true }],
      ['a period', { during: { from: new Date(), to: new Date(Date.now() + 86_400_000) } }],
    ])('with the filters of %s', async (_name, filters) => {
      const read = await readRankedList();
      expect(await read({ q: 'walks', language, ...filters })).not.toBeNull();
    });

    test('by meaning, within its kind and filters', async () => {
      const read = await readRankedList();
      const query = { q: 'where can I buy sofas', language } as const;
      const found = await read({ ...query, kind: 'marketplace' });
      expect(found?.posts.map(({ id }) => id)).toEqual([501]);
      expect(found?.total).toBe(1);
      expect(found?.marks).toContain('Sofa');
      expect(await read({ ...query, kind: 'marketplace', max: 1 })).toMatchObject({ total: 0 });
      expect(await read({ ...query, kind: 'forum' })).toMatchObject({ total: 0 });
    });
  });

  test('returns only events that have not ended', async () => {
    const { listPosts } = await client(url, 'auto');
    const { posts } = await listPosts({ kind: 'event', upcoming: true });
    for (const { end, start } of posts) {
      expect((end ?? start)?.getTime()).toBeGreaterThan(Date.now() - 4 * 3_600_000);
    }
  });
});
