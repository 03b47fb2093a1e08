import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHandlers } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { costEntries, exampleCosts } from '../../mocks/cost-entries.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { recordRequestsAt } from '../../mocks/request-recorder.ts';
import { createTestPages, messagesIn, type TestPage } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import { formatDate } from '../i18n/format.ts';
import { languageCodes } from '../languages.ts';
import { postOfPage } from '../offline/post-document.ts';

const { open, post, failures } = createTestPages();

const cities = [{ id: 5, name: 'Ankara', slug: 'ankara' }];

beforeEach(() => contentService.use(...contentHandlers({ cities, costs: costEntries })));

afterEach(() => {
  readBrand().dataLicence = null;
});

const textOf = ({ root }: TestPage, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' ').trim(),
  );
const sumsOf = (page: TestPage) =>
  textOf(page, `[aria-label="${messagesIn('en').costs.sums}"] li > b`);

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { costs } = messagesIn(language);

  it('shows the sums, the parts with their prices, what is missing and the rates', async () => {
    const page = await open(localisedPath(language, '/costs/dubai'));
    expect([page.status, page.head.noindex]).toEqual([200, false]);
    expect(page.head.canonical).toMatch(/\/costs\/dubai$/);
    expect(Object.keys(page.head.alternates)).toHaveLength(languageCodes.length + 1);
    const { screen } = page;
    screen.getByRole('heading', { level: 1, name: costs.titleIn('Dubai') });
    for (const group of ['housing', 'food', 'transport'] as const) {
      screen.getByRole('heading', { level: 3, name: costs.groups[group] });
    }
    expect(screen.queryByRole('heading', { name: costs.groups.children })).toBeNull();
    screen.getByRole('heading', { name: costs.once });
    expect(screen.getByRole('region', { name: costs.missing.title }).textContent).toContain(
      costs.missing.always,
    );
    expect(screen.getByRole('region', { name: costs.rates.title }).textContent).toContain(
      costs.rates.note,
    );
  });
});

describe('the month of a city', () => {
  it('is what one person in a room pays, with two significant digits', async () => {
    // 1200 + 4 · 5 + 150 to 2000 + 4 · 8 + 350
    expect(sumsOf(await open('/costs/dubai'))).toEqual(['1,400–2,400 AED']);
  });

  it.each([
    ['?household=2-2', '8,700–15,000 AED'],
    ['?household=2-2&housing=room', '3,900–7,500 AED'],
    ['?without=housing', '170–380 AED'],
    ['?without=food,transport', '1,200–2,000 AED'],
  ])('follows the choice %s', async (query, sum) => {
    const page = await open(`/costs/dubai${query}`);
    expect(sumsOf(page)).toEqual([sum]);
    expect([page.head.noindex, page.head.canonical]).toEqual([
      true,
      expect.stringMatching(new RegExp(`/costs/dubai\\${query}$`)),
    ]);
  });

  it('says for each price where it comes from and when it was seen', async () => {
    const { screen, root } = await open('/costs/dubai');
    const sources = [...root.querySelectorAll('details a[href="https://fares.example/"]')];
    expect(sources).toHaveLength(3);
    const [rice] = textOf({ root } as TestPage, 'details li').filter((text) =>
      text.startsWith('Rice'),
    );
    expect(rice).toMatch(
      /^Rice\s*20–32 AED.*5–8 AED a kilo.*Fare table.*\(9\).*seen on.*checked on/s,
    );
    const price = costEntries.prices.find(({ item, city }) => item === 'rice' && city === 'dubai');
    const [seen = '', checked = ''] = [price?.observed_on, price?.checked_on].map((day) =>
      formatDate(new Date(day ?? ''), 'en-GB', 'UTC'),
    );
    expect(rice).toMatch(new RegExp(`seen on ${seen}.*checked on ${checked}`, 's'));
    const tell = screen.getByRole('link', { name: 'I pay … for: Rice, Dubai' });
    expect(tell.getAttribute('href')).toBe('/costs/i-pay?city=dubai&item=rice');
    expect(textOf({ root } as TestPage, '#rates ~ ul li')[0]).toMatch(
      /^3\.6725 AED for 1 US dollar, fixed since 1 November 1997, Central Bank$/,
    );
  });

  it('has no list of parts if all of them are left out', async () => {
    const { screen } = await open('/costs/dubai?without=housing,bills,food,transport,health');
    expect(screen.queryByRole('heading', { name: messagesIn('en').costs.parts })).toBeNull();
  });

  it('can be saved with its choice', async () => {
    const { screen, root } = await open('/ar/costs/dubai?beside=istanbul&household=2');
    const { costs, saved } = messagesIn('ar');
    const link = screen.getByRole('link', { name: saved.save });
    expect(link.getAttribute('href')).toBe('/ar/saved#how');
    expect(postOfPage(root.ownerDocument)).toEqual({
      path: '/ar/costs/dubai?beside=istanbul&household=2',
      id: 0,
      kind: 'costs',
      title: `${costs.titleBeside('Dubai', 'Istanbul')} · ${costs.households['2']} · ${costs.housing.studio}`,
      lang: 'ar',
      dir: 'rtl',
      picture: '',
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('names what has no price', async () => {
    const { root } = await open('/costs/dubai');
    expect(textOf({ root } as TestPage, '[aria-labelledby=missing] li')).toEqual([
      'No price: Doctor',
    ]);
  });

  it('is structured data with the licence of the operator, unless the figures are examples', async () => {
    const datasetOf = ({ head }: TestPage) =>
      head.structuredData.find((thing) => thing['@type'] === 'Dataset');
    const page = await open('/costs/dubai');
    expect(datasetOf(page)).toMatchObject({ name: 'What a month costs in Dubai' });
    expect(datasetOf(page)).not.toHaveProperty('license');
    const url = 'https://creativecommons.org/licenses/by/4.0/';
    readBrand().dataLicence = { name: 'CC BY 4.0', url };
    expect(datasetOf(await open('/costs/dubai'))).toMatchObject({ license: url });
    expect(page.screen.queryByText(/not checked/)).toBeNull();
    contentService.use(...contentHandlers({ cities, costs: exampleCosts }));
    const examples = await open('/costs/dubai?household=1');
    expect(examples.status).toBe(302);
    const shown = await open('/costs/dubai');
    expect(datasetOf(shown)).toBeUndefined();
    expect(shown.root.textContent).toMatch(/Demo figures, \w+ \d{4}, not checked\./);
    expect(shown.screen.getAllByText('demo, not checked').length).toBeGreaterThan(3);
  });
});

describe('two cities', () => {
  it('are compared by what both have, on one scale, in one currency', async () => {
    const page = await open('/costs/dubai?beside=istanbul');
    // Istanbul's bus pass is older than three months: neither counts it.
    expect(sumsOf(page)).toEqual(['1,200–2,000 AED', '10,000–16,000 TRY']);
    expect(page.root.textContent).toContain('330–550 USD a month');
    page.screen.getByRole('img', { name: 'Dubai: 330–550 USD' });
    page.screen.getByRole('img', { name: 'Istanbul: 200–330 USD' });
    page.screen.getByText(messagesIn('en').costs.onlyShared);
    const missing = textOf(page, '[aria-labelledby=missing] li');
    expect(missing).toContainEqual(expect.stringMatching(/^Too old: Bus pass \(last seen on/));
    page.screen.getByText('Money is also changed at other rates there.');
  });

  it('say that a currency has no rate', async () => {
    const rates = costEntries.rates.slice(0, 1);
    contentService.use(...contentHandlers({ cities, costs: { ...costEntries, rates } }));
    const page = await open('/costs/dubai?beside=istanbul');
    expect(sumsOf(page)).toEqual(['1,200–2,000 AED', '10,000–16,000 TRY']);
    page.screen.getByText('There is no exchange rate for TRY.');
  });
});

describe('the form', () => {
  it('has the choice of the address, and no field for a wage', async () => {
    const path = '/costs/dubai?beside=istanbul&household=2-2&currency=TRY&without=food';
    const { screen } = await open(path);
    const form = screen.getByRole('form', { name: 'Your choice', hidden: true });
    const fields = [...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name]')];
    const values = fields
      .filter((field) => !('checked' in field) || field.checked)
      .map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(values)).toEqual({
      ...{ city: 'dubai', beside: 'istanbul', household: '2-2', housing: '' },
      ...{ currency: 'TRY', without: 'food' },
    });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/costs', null]);
  });

  it.each([
    ['/costs?city=dubai&beside=&household=2', '/costs/dubai?beside=&household=2'],
    ['/fa/costs?city=dubai', '/fa/costs/dubai'],
    ['/costs/dubai?beside=&household=1&housing=&currency=USD', '/costs/dubai'],
    ['/costs/dubai?without=food&without=phone', '/costs/dubai?without=food,phone'],
    ['/costs/dubai?without=phone,food', '/costs/dubai?without=food,phone'],
    ['/costs/dubai?beside=dubai&household=9&housing=tent', '/costs/dubai'],
    ['/ar/costs/Dubai?household=2', '/ar/costs/dubai?household=2'],
    ['/ar/costs/dubai?housing=flat-2&household=2-2', '/ar/costs/dubai?household=2-2'],
  ])('%s leads to %s', async (path, target) => {
    const { status, location } = await open(path);
    expect([status, location]).toEqual([302, target]);
  });
});

describe('a city or a service without prices', () => {
  it('says so, and where there are some', async () => {
    const page = await open('/costs/ankara');
    expect([page.status, page.head.noindex]).toEqual([200, true]);
    page.screen.getByRole('heading', { name: 'No prices for Ankara yet' });
    const links = page.screen.getByRole('navigation', { name: 'Choose a city' });
    expect(links.textContent).toBe('DubaiIstanbul');
  });

  it.each(['/costs/atlantis', '/costs/Dubai!'])('%s is not found', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it.each(['/costs', '/costs/dubai', '/costs/i-pay?city=dubai&item=rice'])(
    '%s is not found where the service has no costs',
    async (path) => {
      contentService.use(...contentHandlers({ cities }));
      expect((await open(path)).status).toBe(404);
      expect(failures()).toEqual([]);
    },
  );

  it('is unavailable while the service fails', async () => {
    contentService.use(http.get(`${api}/costs`, () => new HttpResponse(null, { status: 503 })));
    expect((await open('/costs/dubai')).status).toBe(503);
  });
});

it('leads a reader without a script from the overview to a choice, and to what they pay, in Persian', async () => {
  const { costs } = messagesIn('fa');
  const hrefOf = (page: TestPage, name: string) =>
    page.screen.getByRole('link', { name }).getAttribute('href') ?? '';
  const city = await open(hrefOf(await open('/fa/costs'), 'Dubai'));
  const form = city.screen.getByRole('form', { name: costs.form.title, hidden: true });
  const fields = form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name]');
  const names = [...new Set([...fields].map(({ name }) => name))];
  expect(names).toEqual(['city', 'beside', 'household', 'housing', 'currency', 'without']);
  const chosen = 'city=dubai&beside=istanbul&household=2&housing=&currency=&without=phone';
  // First to the city, then to the shortest address of the choice.
  const { location: first } = await open(`${form.getAttribute('action')}?${chosen}`);
  const { location } = await open(first ?? '');
  expect(location).toBe('/fa/costs/dubai?beside=istanbul&household=2&without=phone');
  const result = await open(location ?? '');
  result.screen.getByRole('heading', { level: 1, name: costs.titleIn('Dubai') });
  expect(textOf(result, `[aria-label="${costs.sums}"] li > b`)).toEqual([
    expect.stringMatching(/^[۰-۹٬]+–[۰-۹٬]+ .*درهم/),
    expect.stringMatching(/^[۰-۹٬]+–[۰-۹٬]+ .*لیر/),
  ]);
  const told = hrefOf(result, costs.iPayFor('Rice', 'Dubai'));
  const received = recordRequestsAt('price-reports');
  const price = { city: 'dubai', item: 'rice', currency: 'AED', amount: '۶٫۲۵' };
  const sent = await post(told, price);
  expect([sent.status, received]).toEqual([303, [{ ...price, amount: 6.25 }]]);
  const thanks = await open(sent.location?.replace('#outcome', '') ?? '');
  expect(hrefOf(thanks, costs.tell.back)).toBe('/fa/costs/dubai');
});
