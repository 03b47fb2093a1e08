import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { type DeskFixture, type PanelUser, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';
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

interface Costs {
  items: Record<string, unknown>[];
  cities: Record<string, unknown>[];
  prices: Record<string, unknown>[];
  rates: { currency: string; per_usd: number; kind: string }[];
}

describe.each(services)('what life costs on $database', ({ database, url }) => {
  describe.skipIf(!url)('as editors write it', () => {
    let fixture: DeskFixture;
    let editor: PanelUser;
    let bank: Server;

    beforeAll(async () => {
      bank = createServer((_request, response) => response.end(BANK_ANSWER)).listen();
      await once(bank, 'listening');
      const { port } = bank.address() as AddressInfo;
      const EXCHANGE_RATES_URL = `http://127.0.0.1:${port}/today.xml`;
      fixture = await startDeskFixture(database, { EXCHANGE_RATES_URL });
      editor = await fixture.signInAs('Post editor');
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
          valid_for: null,
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
      const translator = await fixture.signInAs('Translator');
      expect((await translator.callRaw(PRICES)).status).toBe(403);
      const items = `${CONTENT}/api::cost-item.cost-item`;
      const item = { key: 'x', name: 'X', group: 'food', unit: 'piece', per: 'person' };
      expect((await editor.call('POST', items, item)).status).toBe(403);
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
      const guest = await fixture.signInWithoutRights();
      expect((await guest.callRaw('/price-suggestions')).status).toBe(403);
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
