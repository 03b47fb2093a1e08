import { describe, expect, test } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { services } from './services.ts';

interface SearchMeta {
  pagination: { start: number; limit: number; total: number };
  kinds: { name: string; total: number }[];
  corrected: { typed: string; meant: string }[];
  confidence: number;
  language: string;
}

describe.each(services)('GET /api/search on $database', ({ url }) => {
  const search = async (query: string, parameters = '') => {
    const response = await callApi(url, `search?q=${encodeURIComponent(query)}${parameters}`);
    return { ...response, meta: response.meta as unknown as SearchMeta };
  };

  describe.skipIf(!url)('by anybody', () => {
    test.each([
      ['What should I do first?', 101],
      ['where can I buy sofas', 501],
      ['evening walks in Istanbul', 301],
      ['ما هو دليل تعلم الالمانيه للقادمين؟', 103],
      ['أين أجد مطعما', 201],
      ['як доїхати до Києва', 104],
      ['İstanbul’da yürüyüş walk', 301],
      ['free events', 301],
    ])('answers %s with post %i', async (query, id) => {
      const { status, ids } = await search(query);
      expect(status).toBe(200);
      expect(ids[0]).toBe(id);
    });

    test.each(['pomegranate', 'desk', '%', "' or 1=1 --", '‏', ''])(
      'finds nothing for %j',
      async (query) => {
        const { status, ids, meta } = await search(query);
        expect(status).toBe(200);
        expect(ids).toEqual([]);
        expect(meta).toMatchObject({ kinds: [], corrected: [], confidence: 0 });
        expect(meta.pagination).toEqual({ start: 0, limit: 10, total: 0 });
      },
    );

    test('shows a post as lists do, with the passage that answers and the words to mark', async () => {
      const { attributes } = await search('what do I do first week');
      expect(attributes).toMatchObject({
        title: 'The first week',
        slug: 'first-week',
        passage: { heading: null, text: 'What to do first, and what may wait.', prose: true },
        marks: ['first', 'week'],
        post_type: { data: { attributes: { name: 'Article' } } },
        city: { data: { attributes: { name: 'Dubai' } } },
        nationality: { data: { attributes: { language_query: 'en' } } },
      });
      expect(JSON.stringify(attributes)).not.toMatch(/search_text|purge_at/);
      const headers = { 'Strapi-Response-Format': 'v5' };
      const flat = await callApi(url, 'search?q=first%20week', { headers });
      expect((flat.data as Record<string, unknown>[])[0]).toMatchObject({
        title: 'The first week',
        post_type: { name: 'Article' },
      });
    });

    test('counts the kinds of all results, pages through them, and shows one kind', async () => {
      const all = await search('istanbul dubai');
      expect(all.meta.pagination.total).toBe(all.ids.length);
      expect(all.meta.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(all.ids.length);
      const second = await search('istanbul dubai', '&start=1&limit=2');
      expect(second.ids).toEqual(all.ids.slice(1, 3));
      expect(second.meta.pagination).toEqual({ start: 1, limit: 2, total: all.ids.length });
      const events = await search('istanbul dubai', '&kind=Event');
      expect(events.ids).toEqual(all.ids.filter((id) => [301, 302].includes(id)));
      expect(events.meta.pagination.total).toBe(events.ids.length);
      expect(events.meta.kinds).toEqual(all.meta.kinds);
      const none = await search('istanbul', '&kind=Nothing');
      expect(none.ids).toEqual([]);
      expect(none.meta.kinds).toEqual((await search('istanbul')).meta.kinds);
    });

    test.each([
      ['filters[city][slug]=istanbul'],
      ['filters[city][country][code][$in]=AE,XX'],
      ['filters[price][$null]=true'],
      ['filters[$or][0][post_type][name]=Event&filters[$or][1][slug]=sofa'],
      ['filters[createdAt][$lt]=2000-01-01'],
      ['filters[is_active]=false'],
    ])('finds and counts only posts that match %s, as lists do', async (filters) => {
      const listed = await callApi(
        url,
        `posts?pagination[limit]=100&populate=post_type&${filters}`,
      );
      for (const query of ['istanbul dubai sofa event', 'sta']) {
        const all = await search(query, '&limit=50');
        expect(all.ids.length).toBeGreaterThan(0);
        const { ids, meta } = await search(query, `&limit=50&${filters}`);
        expect(ids).toEqual(all.ids.filter((id) => listed.ids.includes(id)));
        expect(meta.pagination.total).toBe(ids.length);
        expect(meta.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(ids.length);
        const [kind] = meta.kinds;
        if (!kind) continue;
        const ofKind = await search(query, `&${filters}&kind=${kind.name}`);
        expect(ofKind.meta.kinds).toEqual(meta.kinds);
        expect(ofKind.ids).toHaveLength(kind.total);
      }
    });

    test.each(['price', 'price:desc', 'createdAt', 'title:desc,id'])(
      'sorts the same results by %s, as lists do',
      async (sort) => {
        for (const query of ['istanbul dubai sofa event', 'sta']) {
          const best = await search(query, '&limit=50');
          const among = best.ids.map((id) => `filters[id][$in]=${id}`).join('&');
          const listed = await callApi(url, `posts?pagination[limit]=100&sort=${sort}&${among}`);
          const { ids, meta } = await search(query, `&limit=50&sort=${sort}`);
          expect(ids).toEqual(listed.ids);
          expect(ids.toSorted()).toEqual(best.ids.toSorted());
          expect(meta).toEqual(best.meta);
          const page = await search(query, `&start=1&limit=2&sort=${sort}`);
          expect(page.ids).toEqual(ids.slice(1, 3));
        }
        expect((await search('pomegranate', `&sort=${sort}`)).ids).toEqual([]);
      },
    );

    test('shows what is over below what is to come', async () => {
      const { ids } = await search('event');
      expect(ids.indexOf(301)).toBeLessThan(ids.indexOf(302));
    });

    test('corrects a word that occurs nowhere, unless told not to', async () => {
      const corrected = await search('evenign wakl');
      expect(corrected.ids[0]).toBe(301);
      expect(corrected.meta.corrected).toEqual([
        { typed: 'evenign', meant: 'Evening' },
        { typed: 'wakl', meant: 'walk' },
      ]);
      const exact = await search('evenign wakl', '&correct=false');
      expect(exact.ids).toEqual([]);
      expect((await search('evening')).meta.corrected).toEqual([]);
    });

    test('spells corrections as people write them, on a page without results, too', async () => {
      const [first, later] = [await search('Évenign'), await search('Évenign', '&start=40')];
      expect(later.ids).toEqual([]);
      expect(first.meta.corrected).toEqual([{ typed: 'Évenign', meant: 'Evening' }]);
      expect(later.meta.corrected).toEqual([{ typed: 'Évenign', meant: 'evening' }]);
      const { meta } = await search('İstambul Alogn', '&start=40');
      expect(meta.corrected).toEqual([
        { typed: 'İstambul', meant: 'Istanbul' },
        { typed: 'Alogn', meant: 'Along' },
      ]);
    });

    test('finds parts of words where whole words find nothing', async () => {
      const { ids, attributes } = await search('arbour');
      expect(ids).toEqual([101]);
      expect(attributes.title).toBe('The first week');
      expect((await search('arbour', '&kind=Article')).ids).toEqual([101]);
      expect((await search('arbour', '&kind=Event')).meta.kinds).toEqual([
        { name: 'Article', total: 1 },
      ]);
    });

    test('tells a good answer from a poor one', async () => {
      const good = await search('evening walk');
      const poor = await search('divorce lawyer evening zoning ordinance');
      expect(poor.ids).toContain(301);
      expect(good.meta.confidence).toBeGreaterThan(0.7);
      expect(poor.meta.confidence).toBeLessThan(0.4);
    });

    test('tells the language of the query, else takes that of the page', async () => {
      expect((await search('wie finde ich eine wohnung', '&language=en')).meta.language).toBe('de');
      expect((await search('taxi', '&language=tr')).meta.language).toBe('tr');
    });

    test.each([
      ['', 'q'],
      [`q=${'a'.repeat(201)}`, 'q'],
      ['q=a&q=b', 'q'],
      ['q=a&populate=*', 'populate'],
      ['q=a&sort=slug', 'sort=slug'],
      ['q=a&open=perhaps', 'open'],
      ['q=a&filters=x', 'filters'],
      ['q=a&filters[nothing]=x', 'filters[nothing]'],
      ['q=a&filters[search_text]=x', 'filters[search_text]'],
      ['q=a&filters[price][$contains]=1', 'filters[price][$contains]'],
      ['q=a&filters[city][slug][$or]=x', 'filters[city][slug][$or]'],
      ['q=a&start=-1', 'start'],
      ['q=a&limit=many', 'limit'],
      ['q=a&language=%27', 'language'],
      ['q=a&language[x]=en', 'language'],
      ['q=a&kind[$ne]=x', 'kind'],
      ['q=a&correct=perhaps', 'correct'],
    ])('rejects %s, naming the parameter', async (parameters, parameter) => {
      const { status, text } = await callApi(url, `search?${parameters}`);
      expect(status).toBe(400);
      expect(JSON.parse(text).error.details).toEqual({ parameter });
    });

    test('answers no other method', async () => {
      expect((await callApi(url, 'search?q=a', { method: 'POST' })).status).toBe(405);
    });
  });
});

const [sqlite, postgres] = services.map(({ url }) => url);

describe.skipIf(!postgres)('SQLite and PostgreSQL', () => {
  test.each([
    'istanbul dubai',
    'What should I do first, and where do I begin?',
    'event',
    'evenign wakl',
    'دليل',
    'o',
    'istanbul&filters[price][$null]=true',
  ])('answer a search for %s alike', async (query) => {
    const [one, other] = await Promise.all(
      [sqlite, postgres].map((url) => callApi(url ?? '', `search?limit=50&q=${encodeURI(query)}`)),
    );
    const comparable = (entries: unknown) =>
      (entries as ApiEntry[]).map(({ id, attributes }) => [
        id,
        attributes.passage,
        attributes.marks,
      ]);
    expect(comparable(other?.data)).toEqual(comparable(one?.data));
    expect(other?.meta).toEqual(one?.meta);
  });
});
