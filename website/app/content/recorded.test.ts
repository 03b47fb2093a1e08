import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import eventV4 from '../../mocks/recorded/event.v4.json';
import eventV5 from '../../mocks/recorded/event.v5.json';
import postV4 from '../../mocks/recorded/post.v4.json';
import postV5 from '../../mocks/recorded/post.v5.json';
import postsV4 from '../../mocks/recorded/posts.v4.json';
import postsV5 from '../../mocks/recorded/posts.v5.json';
import { listPosts, readPost } from './posts.server.ts';

const serve = (path: string, body: object) =>
  contentService.use(http.get(`${api}/${path}`, () => HttpResponse.json(body)));

/** The same posts, recorded from the same content service in both shapes. */
describe('recorded responses of Strapi 4 and 5 map to equal posts', () => {
  it.each([
    [204, postV4, postV5],
    [301, eventV4, eventV5],
  ])('post %d', async (id, v4, v5) => {
    serve(`posts/${id}`, v4);
    const fromV4 = await readPost(String(id));
    serve(`posts/${id}`, v5);
    expect(await readPost(String(id))).toEqual(fromV4);
    expect(fromV4.id).toBe(id);
  });

  it('a list', async () => {
    serve('posts', postsV4);
    const fromV4 = await listPosts({ kind: 'business', limit: 3 });
    serve('posts', postsV5);
    expect(await listPosts({ kind: 'business', limit: 3 })).toEqual(fromV4);
    expect(fromV4.posts).toHaveLength(3);
    expect(fromV4.total).toBe(12);
  });

  it('every field of a post is mapped', async () => {
    serve('posts/204', postV4);
    expect(await readPost('204')).toMatchObject({
      kind: 'business',
      slug: 'clear-page-translation-fatih',
      isPartner: true,
      contentLanguage: { code: 'ar', direction: 'rtl', nativeName: 'العربية' },
      city: { name: 'Istanbul', timeZone: 'Europe/Istanbul' },
      area: { name: 'Fatih' },
      information: { phone: expect.stringMatching(/^\+90/), openingHours: expect.any(String) },
      coordinates: { latitude: expect.any(Number) },
      picture: { main: { width: 750 }, alt: expect.stringMatching(/\w/) },
    });
    serve('posts/301', eventV5);
    const event = await readPost('301');
    expect(event.gallery.length).toBeGreaterThan(1);
    expect(event.related?.kind).toBe('article');
    expect(event.start?.getTime()).toBeLessThan(event.end?.getTime() ?? 0);
  });
});
