import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { type DeskFixture, type PanelUser, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

const CONTENT = '/content-manager/collection-types';
const PRICES = `${CONTENT}/api::price.price`;
const RATES = `${CONTENT}/api::rate.rate`;

const rowOf = (code: string, buying: number, selling: number) =>
  `<Currency Kod="${code}" CurrencyCode="${code}"><Unit>1</Unit>
   <ForexBuying>${buying}</ForexBuying><ForexSelling>${selling}</ForexSelling></Currency>`;

/** In the form of the Turkish central bank. */
const BANK_ANSWER = `<?xml version="1.0" encoding="UTF-8"?>
<Tarih_Date Tarih="20.11.2026" Date="11/20/2026">
${rowOf('USD', 48.9, 49.1)}${rowOf('KWD', 158, 160)}</Tarih_Date>`;

interface PriceTable {
  city: object;
  rows: { item: string; price: ({ updatedAt: string; low: number } & object) | null }[];
}

interface RowErrors {
  item: string;
  errors: { field: string; message: string }[];
}

const fieldOf = ({ field }: RowErrors['errors'][number]) => field;

/** A day such as `2026-11-21`. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Costs {
  items: Record<string, unknown>[];
  cities: Record<string, unknown>[];
  prices: Record<string, unknown>[];
  rates: { currency: string; per_usd: number; kind: string }[];
}

/** A server of rates. */
async function startBank(answer: RequestListener): Promise<{ bank: Server; url: string }> {
  const bank = createServer(answer).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  const { port } = bank.address() as AddressInfo;
  return { bank, url: `http://127.0.0.1:${port}/today.xml` };
}

describe.each(services)('what life costs on $database', ({ database, url }) => {
  describe.skipIf(!url)('as editors write it', () => {
    let fixture: DeskFixture;
    let editor: PanelUser;
    let translator: PanelUser;
    let guest: PanelUser;
    let bank: Server;

    beforeAll(async () => {
      const started = await startBank((_request, response) => response.end(BANK_ANSWER));
      bank = started.bank;
      fixture = await startDeskFixture(database, { EXCHANGE_RATES_URL: started.url });
      editor = await fixture.signInAs('Post editor');
      translator = await fixture.signInAs('Translator');
      guest = await fixture.signInWithoutRights();
    });
    afterAll(async () => {
      await fixture.close();
      bank.close();
    });

    const readCosts = async (cities = '') => {
      const { data } = await callApi(fixture.url, `costs?cities=${cities}`);
      return data as unknown as Costs;
    };
    const idOfItem = async (key: string) => {
      const path = `${CONTENT}/api::cost-item.cost-item?filters[key]=${key}`;
      const { results } = (await editor.callRaw(path)).data as { results: ApiEntry[] };
      return results[0]?.documentId;
    };
    const price = async (changes: object) => ({
      item: { connect: [{ documentId: await idOfItem('rice') }] },
      city: { connect: [{ documentId: await fixture.documentIdAt('cities?filters[slug]=dubai') }] },
      low: 4.5,
      high: 7,
      currency: 'AED',
      observed_on: '2026-11-02',
      source_kind: 'editor',
      ...changes,
    });

    test('refuse a price that would mislead, with the reason at its field', async () => {
      const save = async (changes: object) => {
        const { status, error } = await editor.call('POST', PRICES, await price(changes));
        const { errors = [] } = (error?.details ?? {}) as { errors?: { path: string[] }[] };
        return [status, ...errors.map(({ path }) => path.join('.'))];
      };
      const istanbul = await fixture.documentIdAt('cities?filters[slug]=istanbul');
      const area = await fixture.documentIdAt('areas?filters[slug]=deira');
      expect(await save({ low: 7, high: 4.5 })).toEqual([400, 'high']);
      expect(await save({ item: null, city: null })).toEqual([400, 'item', 'city']);
      expect(await save({ observed_on: '2999-01-01' })).toEqual([400, 'observed_on']);
      expect(await save({ checked_on: '2026-11-01' })).toEqual([400, 'checked_on']);
      const elsewhere = {
        city: { connect: [{ documentId: istanbul }] },
        area: { connect: [{ documentId: area }] },
      };
      expect(await save(elsewhere)).toEqual([400, 'area']);
      expect((await readCosts('dubai')).prices).toEqual([]);
    });

    test('has the items that ship, with their names, and the pegged rates', async () => {
      const { items, cities, prices, rates } = await readCosts('dubai');
      expect(items).toHaveLength(40);
      expect(items.find(({ key }) => key === 'rice')).toEqual({
        key: 'rice',
        name: 'Rice',
        names: expect.arrayContaining([{ language: 'ckb', name: 'برنج' }]),
        group: 'food',
        unit: 'kilogram',
        per: 'person',
        amount: 4,
        housing: [],
      });
      expect([cities, prices]).toEqual([[], []]);
      const pegs = rates
        .filter(({ kind }) => kind === 'peg')
        .map(({ currency, per_usd, kind }) => [currency, per_usd, kind]);
      expect(pegs).toEqual([
        ['AED', 3.6725, 'peg'],
        ['BHD', 0.376, 'peg'],
        ['OMR', 0.3845, 'peg'],
        ['QAR', 3.64, 'peg'],
        ['SAR', 3.75, 'peg'],
      ]);
    });

    test('has the rates that a bank publishes, if the operator wants them', async () => {
      const published = async () =>
        (await readCosts()).rates.filter(({ kind }) => kind === 'published');
      await vi.waitFor(async () => expect(await published()).toHaveLength(2), { timeout: 20_000 });
      expect(await published()).toMatchObject([
        { currency: 'KWD', per_usd: 0.308176, date: '2026-11-20', is_example: false },
        { currency: 'TRY', per_usd: 49, date: '2026-11-20', source_url: expect.any(String) },
      ]);
    });

    test('shows the newest price of a city at once, and the rate that an editor wrote', async () => {
      await editor.call('POST', PRICES, await price({ source: 'Two shops', sample_size: 2 }));
      await editor.call('POST', PRICES, await price({ low: 3, observed_on: '2026-10-01' }));
      const euro = { currency: 'EUR', per_usd: 0.9, date: '2026-11-03', kind: 'editor' };
      await editor.call('POST', RATES, euro);
      const { cities, prices, rates } = await readCosts('dubai,istanbul');
      expect(cities).toMatchObject([
        { slug: 'dubai', name: 'Dubai', country: 'AE', currency: 'AED', names: expect.any(Array) },
      ]);
      expect(prices).toEqual([
        {
          item: 'rice',
          city: 'dubai',
          area: null,
          low: 4.5,
          high: 7,
          currency: 'AED',
          observed_on: '2026-11-02',
          checked_on: null,
          valid_for: 12,
          source_kind: 'editor',
          source: 'Two shops',
          source_url: null,
          sample_size: 2,
          is_example: false,
        },
      ]);
      expect(rates).toContainEqual(expect.objectContaining(euro));
      expect((await readCosts()).prices).toEqual([]);
    });

    test('is not written by translators, and items not by editors', async () => {
      expect((await translator.callRaw(PRICES)).status).toBe(403);
      const items = `${CONTENT}/api::cost-item.cost-item`;
      const item = { key: 'x', name: 'X', group: 'food', unit: 'piece', per: 'person' };
      expect((await editor.call('POST', items, item)).status).toBe(403);
    });

    describe('in the table of a city', () => {
      const tableOf = async (slug: string) =>
        (await editor.desk('GET', `/prices/${slug}`)) as unknown as PriceTable;
      const rowOf = async (item: string) => {
        const { rows } = await tableOf('istanbul');
        return rows.find((row) => row.item === item);
      };
      const typed = async (item: string, cells: object) => ({
        ...{ item, updatedAt: (await rowOf(item))?.price?.updatedAt ?? null },
        ...{ currency: 'TRY', observed_on: daysAgo(3), source_kind: 'editor' },
        ...cells,
      });
      const save = (...rows: object[]) => editor.call('POST', '/desk/prices/istanbul', { rows });
      const storedPrices = async () => {
        const address = `${PRICES}?filters[city][slug]=istanbul&pageSize=100`;
        return (await editor.callRaw(address)).data.results as ApiEntry[];
      };

      test('has all items, with the currency of the country and how long a price counts', async () => {
        const { city, rows } = await tableOf('istanbul');
        expect(city).toMatchObject({ slug: 'istanbul', currency: 'TRY', months: 3 });
        expect(rows).toHaveLength(40);
        expect(rows[0]).toEqual({
          ...{ item: 'bed-space', name: 'Bed in a shared room', group: 'housing', unit: 'month' },
          price: null,
        });
        const { cities, items } = await editor.desk('GET', '/prices');
        expect(items).toBe(40);
        expect(cities).toContainEqual({ slug: 'dubai', name: 'Dubai', priced: 1 });
      });

      test('saves several prices at once, which readers see', async () => {
        const saved = await save(
          await typed('rice', {
            ...{
              low: '۶۰',
              high: '92,50',
              source: ' Two shops ',
              sample_size: '2',
              valid_for: '2',
            },
            source_url: 'https://prices.example/rice',
          }),
          await typed('bread', { low: '12', source_kind: 'official' }),
        );
        expect([saved.status, saved.data]).toEqual([200, { saved: 2 }]);
        const { prices } = await readCosts('istanbul');
        expect(prices).toMatchObject([
          {
            ...{ item: 'rice', low: 60, high: 92.5, currency: 'TRY', observed_on: daysAgo(3) },
            ...{ valid_for: 2, source_kind: 'editor', source: 'Two shops', sample_size: 2 },
            ...{ source_url: 'https://prices.example/rice', is_example: false },
          },
          { item: 'bread', low: 12, high: 12, valid_for: 3, source_kind: 'official', source: null },
        ]);
        const [first] = await storedPrices();
        expect(first).toMatchObject({ createdBy: { firstname: 'Role' } });
      });

      test('corrects a price of the same day, and keeps those of earlier days', async () => {
        const { length } = await storedPrices();
        expect((await save(await typed('bread', { low: '13' }))).status).toBe(200);
        expect(await storedPrices()).toHaveLength(length);
        const later = await typed('bread', { low: '14', observed_on: daysAgo(2) });
        expect((await save(later)).status).toBe(200);
        expect(await storedPrices()).toHaveLength(length + 1);
        expect((await rowOf('bread'))?.price).toMatchObject({ low: 14, observed_on: daysAgo(2) });
      });

      test('notes that a price holds still, and marks what is too old', async () => {
        const old = await typed('tea', { low: '90', observed_on: daysAgo(200) });
        expect((await save(old)).status).toBe(200);
        expect((await rowOf('tea'))?.price).toMatchObject({ is_expired: true, checked_on: null });
        expect((await save(await typed('tea', { checked_on: daysAgo(1) }))).status).toBe(200);
        expect((await rowOf('tea'))?.price).toMatchObject({
          ...{ low: 90, is_expired: false, observed_on: daysAgo(200), checked_on: daysAgo(1) },
        });
      });

      test('saves nothing if a row has a mistake, and names each at its field', async () => {
        const before = (await readCosts('istanbul')).prices;
        const { status, error } = await save(
          await typed('milk', { low: '50' }),
          await typed('eggs', { low: 'many', high: '5', source_url: 'prices.example' }),
          await typed('coffee', { low: '9', high: '8', observed_on: '2999-01-01', currency: '' }),
          await typed('tea', { low: '95', observed_on: daysAgo(100) }),
        );
        const { rows } = error.details as { rows: RowErrors[] };
        expect([status, rows.map(({ item, errors }) => [item, ...errors.map(fieldOf)])]).toEqual([
          400,
          [
            ['eggs', 'low', 'source_url'],
            ['coffee', 'currency', 'high', 'observed_on'],
            ['tea', 'observed_on'],
          ],
        ]);
        expect(rows[0]?.errors[0]?.message).toBe('Write a number, such as 350.');
        expect((await readCosts('istanbul')).prices).toEqual(before);
      });

      test('does not overwrite what somebody else has written meanwhile', async () => {
        const [mine, theirs] = [
          await typed('doctor', { low: '1000' }),
          await typed('doctor', { low: '1200' }),
        ];
        expect((await save(theirs)).status).toBe(200);
        const { status, error } = await save(mine);
        expect([status, error.details]).toMatchObject([
          400,
          { rows: [{ item: 'doctor', errors: [{ field: 'low' }] }] },
        ]);
        expect((await rowOf('doctor'))?.price?.low).toBe(1200);
      });

      test('is for those who may write prices', async () => {
        const row = await typed('fruit', { low: '40' });
        for (const user of [translator, guest]) {
          expect((await user.call('GET', '/desk/prices/istanbul')).status).toBe(403);
          const answer = await user.call('POST', '/desk/prices/istanbul', { rows: [row] });
          expect(answer.status).toBe(403);
        }
        expect((await editor.call('GET', '/desk/prices/atlantis')).status).toBe(404);
        expect((await save({ ...row, item: 'gold' })).status).toBe(404);
        expect((await save()).status).toBe(400);
      });
    });

    const tell = (amount: unknown, visitor: string, more: object = {}) =>
      callApi(fixture.url, 'price-reports', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': `198.51.100.${visitor}`,
        },
        body: JSON.stringify({ item: 'rice', city: 'dubai', currency: 'AED', amount, ...more }),
      });

    test('readers’ answers are for editors only, who get a suggestion from five on', async () => {
      const suggestions = async () => (await editor.callRaw('/price-suggestions')).data;
      const before = (await readCosts('dubai')).prices;
      for (const [index, amount] of [5, 6, 7, 8].entries()) {
        expect((await tell(amount, String(index))).text).toBe('{"ok":true}');
      }
      // The same visitor counts once.
      await tell(900, '1');
      expect((await suggestions()).data).toEqual([]);
      await tell(9, '5');
      expect((await suggestions()).data).toEqual([
        {
          item: { key: 'rice', name: 'Rice' },
          city: { slug: 'dubai', name: 'Dubai' },
          ...{ currency: 'AED', count: 5, median: 7, low: 6, high: 8 },
        },
      ]);
      expect((await readCosts('dubai')).prices).toEqual(before);
      const { data } = await editor.callRaw(`${CONTENT}/api::price-report.price-report`);
      const [stored] = data.results as Record<string, unknown>[];
      expect(JSON.stringify(stored)).not.toContain('198.51');
      expect((await guest.callRaw('/price-suggestions')).status).toBe(403);
    });

    test('an answer that could not be stored can be sent again', async () => {
      expect((await tell(5, '20', { city: 'atlantis' })).status).toBe(404);
      expect((await tell(5, '20', { city: 'atlantis' })).status).toBe(404);
    });

    test.each([
      ['an unknown item', { item: 'gold' }, 404],
      ['no number', { amount: '5' }, 400],
      ['a filled honeypot', { homepage: 'https://spam.example' }, 400],
    ])('an answer with %s is not taken', async (_what, more, status) => {
      expect((await tell(5, '99', more)).status).toBe(status);
    });

    test.each([
      ['cities=Dubai', 'cities'],
      ['cities=a,b,c,d,e,f', 'cities'],
      ['cities=dubai&sort=low', 'sort'],
    ])('rejects %s', async (query, parameter) => {
      const response = await callApi(fixture.url, `costs?${query}`);
      expect(response.status).toBe(400);
      expect(JSON.parse(response.text)).toMatchObject({ error: { details: { parameter } } });
    });
  });
});

test.skipIf(!inject('postgresServer'))(
  'copies of the service that read the rates at the same time store each once',
  async () => {
    const location = await createDataLocation('PostgreSQL', 'migrated');
    const waiting: ServerResponse[] = [];
    const { bank, url } = await startBank((_request, response) => {
      // Both have asked before either gets an answer.
      if (waiting.push(response) === 2) for (const each of waiting) each.end(BANK_ANSWER);
    });
    const dataDirs = [location.dataDir, mkdtempSync(join(inject('folder'), 'copy-'))];
    const copies = await Promise.all(
      dataDirs.map((dataDir) =>
        startInReusedProcess({
          ...location,
          dataDir,
          env: { EXCHANGE_RATES_URL: url, DEMO_CONTENT: 'false' },
        }),
      ),
    );
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 20_000 });
    // A copy that stops ends what it is doing.
    await Promise.all(copies.map(({ stop }) => stop()));
    bank.close();
    const client = new pg.Client({ connectionString: location.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `select currency from rates where kind = 'published' order by currency`,
    );
    await client.end();
    expect(rows).toEqual([{ currency: 'KWD' }, { currency: 'TRY' }]);
  },
);
