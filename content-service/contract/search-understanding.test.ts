import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, toDatabaseTime } from './database-access.ts';
import { startDemoService } from './search-eval/start-demo-service.ts';
import { anyDatabase } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const CONTENT = '/content-manager/collection-types';

const HOUR_MS = 3_600_000;

/** Makes the demo content's event of today go on, whatever the time of day. */
async function prolongTodaysEvent(location: DataLocation): Promise<void> {
  const [start, end] = [-HOUR_MS, HOUR_MS].map((ms) =>
    toDatabaseTime(location, new Date(Date.now() + ms)),
  );
  await executeSql(
    location,
    'update posts set start = $1, "end" = $2 where id = 310',
    start ?? 0,
    end ?? 0,
  );
}

interface Meta {
  pagination: { total: number };
  kinds: { name: string; total: number }[];
  understood: { type: string; value: string; name: string | null; words: string }[];
  widened: boolean;
  confidence: number;
  corrected: { typed: string; meant: string }[];
}

describe.each(anyDatabase)('a search on $database with the demo content', ({ database, url }) => {
  describe.skipIf(!url)('understands', () => {
    let location: DataLocation;
    let service: RunningService;
    let editor: Administrator;

    const search = async (query: string, parameters = '') => {
      const address = `search?limit=50&q=${encodeURIComponent(query)}${parameters}`;
      const { status, ids, data, meta } = await callApi(service.url, address);
      const { understood, ...others } = meta as unknown as Meta;
      const filters = understood.map(({ type, value }) => `${type}:${value}`).toSorted();
      return { status, ids, data, ...others, understood, filters: filters.join(' ') };
    };
    const numbersOf = (ids: number[]) => ids.toSorted((one, other) => one - other);

    beforeAll(async () => {
      location = await createDataLocation(database, 'migrated');
      service = await startDemoService(location, startInReusedProcess);
      await prolongTodaysEvent(location);
      editor = await signInToPanel(service.url);
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    // All posts of the demo content that the filters leave, by their ids.
    test.each([
      ['events in Istanbul', 'city:istanbul kind:Event', [304, 307]],
      ['فعاليات في إسطنبول', 'city:istanbul kind:Event', [304, 307]],
      ['İstanbul’da etkinlikler', 'city:istanbul kind:Event', [304, 307]],
      ['мероприятия в Стамбуле', 'city:istanbul kind:Event', [304, 307]],
      ['इस्तांबुल में कार्यक्रम', 'city:istanbul kind:Event', [304, 307]],
      ['استنبول میں تقریبات', 'city:istanbul kind:Event', [304, 307]],
      ['رویدادها در استانبول', 'city:istanbul kind:Event', [304, 307]],
      ['بۆنەکان لە ئەستەنبووڵدا', 'city:istanbul kind:Event', [304, 307]],
      ['businesses in Oman', 'country:OM kind:Business', [203]],
      ['محلات في عمان', 'country:OM kind:Business', [203]],
      ['Umman’daki işletmeler', 'country:OM kind:Business', [203]],
      ['عمان میں دکانیں', 'country:OM kind:Business', [203]],
      ['for sale in Kadıköy', 'area:kadikoy kind:Marketplace', [508, 510]],
      ['satılık Kadıköy', 'area:kadikoy kind:Marketplace', [508, 510]],
      ['للبيع في كاديكوي', 'area:kadikoy kind:Marketplace', [508, 510]],
      ['на продажу в Кадыкёе', 'area:kadikoy kind:Marketplace', [508, 510]],
      ['Sudanese community events', 'community:ar kind:Event', [305, 306]],
      ['فعاليات الجالية السودانية', 'community:ar kind:Event', [305, 306]],
      ['Sudanlılar topluluğu etkinlikleri', 'community:ar kind:Event', [305, 306]],
      ['мероприятия суданское сообщество', 'community:ar kind:Event', [305, 306]],
      ['furniture', 'category:furniture', [501, 508, 510]],
      ['أثاث', 'category:furniture', [501, 508, 510]],
      ['Mobilya', 'category:furniture', [501, 508, 510]],
      ['мебель', 'category:furniture', [501, 508, 510]],
      ['free events in Türkiye', 'country:TR kind:Event price:free', [304, 308, 310]],
      ['Türkiye’de ücretsiz etkinlikler', 'country:TR kind:Event price:free', [304, 308, 310]],
      ['فعاليات مجانية في تركيا', 'country:TR kind:Event price:free', [304, 308, 310]],
      ['бесплатные мероприятия в Турции', 'country:TR kind:Event price:free', [304, 308, 310]],
      ['events today in Gaziantep', 'city:gaziantep kind:Event time:today', [310]],
      ['فعاليات اليوم في غازي عنتاب', 'city:gaziantep kind:Event time:today', [310]],
      ['bugün Gaziantep’te etkinlik', 'city:gaziantep kind:Event time:today', [310]],
      ['события сегодня в Газиантепе', 'city:gaziantep kind:Event time:today', [310]],
      ['events in Istanbul this weekend', 'city:istanbul kind:Event time:this-weekend', [304]],
      ['İstanbul’da hafta sonu etkinlikleri', 'city:istanbul kind:Event time:this-weekend', [304]],
      ['فعاليات نهاية الأسبوع في إسطنبول', 'city:istanbul kind:Event time:this-weekend', [304]],
      ['इस्तांबुल में इस वीकेंड कार्यक्रम', 'city:istanbul kind:Event time:this-weekend', [304]],
      ['activities in Jeddah tomorrow', 'city:jeddah kind:Activity time:tomorrow', [405]],
      ['أنشطة غدا في جدة', 'city:jeddah kind:Activity time:tomorrow', [405]],
      ['open now in Hawalli', 'city:hawalli time:open-now', [211]],
      ['مفتوح الآن في الكويت', 'country:KW time:open-now', [211]],
      ['ابھی کھلا ہے حولی کویت', 'city:hawalli country:KW time:open-now', [211]],
      ['сейчас открыто в Хавалли', 'city:hawalli time:open-now', [211]],
    ])('%s as %s', async (query, filters, ids) => {
      const found = await search(query);
      expect(found).toMatchObject({ status: 200, filters, widened: false, confidence: 1 });
      expect(numbersOf(found.ids)).toEqual(ids);
      expect(found.pagination.total).toBe(ids.length);
      expect(found.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(ids.length);
    });

    /** Posts that tests create, by their names. */
    const posts: Record<string, number> = {};

    describe('beside other words', () => {
      const referenceTo = async (address: string) => {
        const [entry] = [(await callApi(service.url, address)).data].flat() as ApiEntry[];
        return { connect: [{ id: entry?.id, documentId: entry?.documentId }] };
      };
      const create = async (name: string, kind: string, city: string | null, others: object) => {
        const { id } = await editor.call('POST', `${CONTENT}/api::post.post`, {
          title: `Zithers ${name}`,
          slug: `zithers-${name}`,
          post_type: await referenceTo(`post-types?filters[name]=${kind}`),
          ...(city && { city: await referenceTo(`cities?filters[slug]=${city}`) }),
          ...others,
        });
        posts[name] = Number(id);
      };
      const namesOf = (ids: number[]) =>
        Object.keys(posts)
          .filter((name) => ids.includes(posts[name] ?? 0))
          .join(' ');

      beforeAll(async () => {
        const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
        const open = { languages: 'en, ur', opening_hours: '24/7' };
        const closed = { languages: 'tr', opening_hours: 'Mo-Su off' };
        await create('open', 'Business', 'dubai', { information: open });
        await create('closed', 'Business', 'istanbul', { information: closed });
        await create('anywhere', 'Article', null, {});
        await create('gift', 'Marketplace', 'istanbul', { price: 0, currency: 'TRY' });
        await create('offer', 'Marketplace', 'dubai', { price: 50, currency: 'AED' });
        await create('concert', 'Event', 'abu-dhabi', {
          price: 9,
          currency: 'AED',
          start: inDays(40),
        });
      });

      test.each([
        ['zithers in Dubai', 'city:dubai', 'open anywhere offer'],
        ['zithers في دبي', 'city:dubai', 'open anywhere offer'],
        ['Dubai’de zithers', 'city:dubai', 'open anywhere offer'],
        ['zithers в Дубае', 'city:dubai', 'open anywhere offer'],
        ['zithers in the UAE', 'country:AE', 'open anywhere offer concert'],
        ['zithers for sale', 'kind:Marketplace', 'gift offer'],
        ['free zithers', 'price:free', 'open closed anywhere gift'],
        ['zithers مجانا', 'price:free', 'open closed anywhere gift'],
        ['ücretsiz zithers', 'price:free', 'open closed anywhere gift'],
        ['zithers бесплатно', 'price:free', 'open closed anywhere gift'],
        ['zithers tomorrow', 'time:tomorrow', 'open closed anywhere gift offer'],
        ['zithers open now', 'time:open-now', 'open anywhere gift offer concert'],
        ['zithers مفتوح الآن', 'time:open-now', 'open anywhere gift offer concert'],
        ['şu an açık zithers', 'time:open-now', 'open anywhere gift offer concert'],
        ['अभी खुला zithers', 'time:open-now', 'open anywhere gift offer concert'],
        ['Urdu speaking zithers', 'language:ur', 'open anywhere gift offer concert'],
        ['zithers يتحدث الأوردية', 'language:ur', 'open anywhere gift offer concert'],
        ['Urduca bilen zithers', 'language:ur', 'open anywhere gift offer concert'],
        ['zithers اردو بولنے والا', 'language:ur', 'open anywhere gift offer concert'],
        ['Turkish zithers', '', 'open closed anywhere gift offer concert'],
        ['zithers from Dubai', '', 'open closed anywhere gift offer concert'],
        ['how do I tune zithers at events', '', 'open closed anywhere gift offer concert'],
      ])('%s as %s', async (query, filters, names) => {
        const found = await search(query);
        expect(found).toMatchObject({ filters, widened: false });
        expect(namesOf(found.ids)).toBe(names);
      });

      test('counts the kinds of what is open, and shows one of them', async () => {
        const { ids, kinds, pagination } = await search('zithers open now');
        expect(pagination.total).toBe(ids.length);
        expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(ids.length);
        const offers = await search('zithers open now', '&kind=Marketplace');
        expect(namesOf(offers.ids)).toBe('gift offer');
        expect(offers).toMatchObject({ kinds, pagination: { total: offers.ids.length } });
      });

      test('finds only what is open now with open=true, of any kind or of one', async () => {
        for (const parameters of ['', '&kind=Business', '&ignore=all', '&sort=title']) {
          const found = await search('zithers', `&open=true${parameters}`);
          expect(namesOf(found.ids)).toBe('open');
          expect(found).toMatchObject({
            kinds: [{ name: 'Business', total: 1 }],
            pagination: { total: 1 },
          });
        }
        expect((await search('zithers', '&open=true&kind=Article')).ids).toEqual([]);
        const elsewhere = '&open=true&filters[city][slug]=istanbul';
        expect((await search('zithers', elsewhere)).ids).toEqual([]);
        expect((await search('zithe', '&open=true&correct=false')).ids).toEqual([posts.open]);
      });

      test('shows posts that meet the filters and hold none of the other words last', async () => {
        const { ids } = await search('zithers in Dubai');
        expect(namesOf(ids.slice(0, 3))).toBe('open anywhere offer');
        expect(ids).toContain(201);
      });

      test('ignores what the visitor took off', async () => {
        const query = 'free zithers in Istanbul';
        expect(namesOf((await search(query)).ids)).toBe('closed anywhere gift');
        const anyPrice = await search(query, '&ignore=price:free');
        expect(anyPrice.filters).toBe('city:istanbul');
        const anything = await search(query, '&ignore=price:free,city:istanbul');
        expect(anything).toMatchObject({ filters: '', widened: false });
        expect(namesOf(anything.ids)).toBe('open closed anywhere gift offer concert');
        expect((await search(query, '&ignore=all')).ids).toEqual(anything.ids);
      });

      test('widens a search that the filters would leave without results', async () => {
        const found = await search('free zithers for sale in Abu Dhabi');
        expect(found).toMatchObject({
          filters: 'city:abu-dhabi kind:Marketplace price:free',
          widened: true,
        });
        expect(found.ids).toContain(posts.gift);
        const lists = await search('free events in Riyadh');
        expect(lists).toMatchObject({ widened: true });
        expect(lists.ids).toContain(305);
      });

      test('understands a corrected word', async () => {
        const found = await search('zithers in Istambul');
        expect(found).toMatchObject({
          filters: 'city:istanbul',
          understood: [{ name: 'Istanbul', words: 'Istambul' }],
        });
        expect(found.corrected).toHaveLength(1);
      });
    });

    test.each([
      ['كيف أستأجر غرفة', [1122]],
      ['حجز موعد في بلدية', []],
      ['shared kitchen', []],
    ])('does not correct %s, whose words stand in concepts or names', async (query, answers) => {
      const { ids, corrected } = await search(query);
      expect(corrected).toEqual([]);
      expect(ids.slice(0, 3)).toEqual(expect.arrayContaining(answers));
    });

    test('names kinds, places, communities and categories in the language of the page', async () => {
      const named = async (query: string, language: string) =>
        (await search(query, `&language=${language}`)).understood;
      expect(await named('free events in Istanbul', 'ar')).toEqual([
        { type: 'price', value: 'free', name: null, words: 'free' },
        { type: 'kind', value: 'Event', name: 'الفعاليات', words: 'events' },
        { type: 'city', value: 'istanbul', name: 'إسطنبول', words: 'Istanbul' },
      ]);
      expect((await search('free events in Istanbul', '&language=ar')).kinds).toContainEqual(
        expect.objectContaining({ name: 'Event', title: 'الفعاليات' }),
      );
      expect(await named('أثاث', 'en')).toMatchObject([{ name: 'Furniture' }]);
      expect(await named('мебель', 'tr')).toMatchObject([{ name: 'Mobilya' }]);
      expect(await named('Sudanese community', 'ru')).toMatchObject([{ name: 'Суданцы' }]);
    });

    test('lists posts in the language of the query first', async () => {
      const inDemo = async (query: string) => {
        const { ids } = await search(query, '&language=en');
        return ids.filter((id) => !Object.values(posts).includes(id));
      };
      expect((await inDemo('Istanbul'))[0]).toBe(102);
      expect(numbersOf((await inDemo('Стамбул')).slice(0, 2))).toEqual([210, 511]);
    });

    test('shows what is over last, and what is soonest first where a time is given', async () => {
      const { ids } = await search('events');
      const over = ids.filter((id) => [303, 306, 312].includes(id));
      expect(ids.slice(-over.length)).toEqual(over);
      expect((await search('events this week or tomorrow')).ids.slice(0, 1)).toEqual([304]);
    });

    test('a name as soon as it is saved', async () => {
      const [entry] = (await callApi(service.url, 'cities?filters[slug]=doha')).data as ApiEntry[];
      const address = `${CONTENT}/api::city.city/${entry?.documentId}`;
      expect(await search('Pearlville')).toMatchObject({ filters: '' });
      await editor.call('PUT', address, { names: [{ language: 'en', name: 'Pearlville' }] });
      expect(await search('Pearlville')).toMatchObject({ filters: 'city:doha' });
      await editor.call('PUT', address, { names: [] });
      expect(await search('Pearlville')).toMatchObject({ filters: '' });
    });

    test.each(['everything', 'city', 'price:free,x:y', ''])('rejects ignore=%s', async (ignore) => {
      const { status, text } = await callApi(service.url, `search?q=a&ignore=${ignore}`);
      expect(status).toBe(400);
      expect(JSON.parse(text).error.details).toEqual({ parameter: 'ignore' });
    });
  });
});
