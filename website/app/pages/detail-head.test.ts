import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { formatWeekdayTime } from '../i18n/format.ts';
import { type Kind, kinds } from '../kinds.ts';

const { open } = createTestPages();

const dubai = { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' };
const deira = { id: 2, name: 'Deira', slug: 'deira' };
const english = { language: 'English', language_query: 'en', is_rtl: false };
const { detail, plain } = messagesIn('en');

async function openPost(kind: Kind, fields: Record<string, unknown>) {
  contentService.use(...contentHandlers({ posts: [postOf(kind, fields)] }));
  return open(`/${kinds[kind].segment}/${kind}-12`);
}

describe('the line below the title', () => {
  const isoIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it.each<[string, Kind, Record<string, unknown>, string | null]>([
    [
      'the state and place of a business',
      'business',
      { information: { opening_hours: '24/7' }, city: dubai, area: deira },
      'Open now Deira, Dubai',
    ],
    [
      'date, place and price of an event',
      'event',
      { start: '2036-11-20T14:00:00.000Z', city: dubai, area: deira, price: 0 },
      'Thursday, 20 November 2036 at 18:00 Deira, Dubai Free',
    ],
    [
      'that an event is over',
      'event',
      { start: '2016-11-20T14:00:00.000Z', city: dubai },
      'This is over Sunday, 20 November 2016 at 18:00 Dubai',
    ],
    [
      'price and condition of an item',
      'marketplace',
      { price: 450, currency: 'AED', information: { condition: 'good' } },
      '450\u00a0AED Good, with light marks',
    ],
    ['nothing of an article', 'article', { city: dubai }, null],
    ['nothing that is unknown', 'marketplace', { price: null, information: null }, null],
  ])('says %s', async (_, kind, fields, expected) => {
    const { screen } = await openPost(kind, fields);
    const next = screen.getByRole('heading', { level: 1 }).nextElementSibling;
    expect(next?.tagName === 'P' ? next.textContent?.trim() : null).toBe(expected);
  });

  it('names the weekday alone of an event within a week', async () => {
    const [soon, late] = [isoIn(2), isoIn(8)];
    const weekdayOf = (start: string) => formatWeekdayTime(new Date(start), 'en-GB', 'Asia/Dubai');
    const { screen } = await openPost('event', { start: soon, city: dubai });
    expect(screen.getByText(weekdayOf(soon), { selector: 'h1 + p time' })).toBeTruthy();
    const other = await openPost('event', { start: late, city: dubai });
    expect(other.screen.queryByText(weekdayOf(late), { selector: 'h1 + p time' })).toBeNull();
  });
});

it('tells title, actions, picture, text and facts in this order', async () => {
  const picture = { url: '/uploads/a.webp', width: 500, height: 300, alternativeText: 'Bread' };
  const { root } = await openPost('business', {
    picture,
    information: { phone: '+971 4 000 0000' },
    description: '<p>Warm.</p>',
  });
  const parts = [
    'h1',
    `[aria-label="${detail.actions}"]`,
    'article img',
    'article p:only-child',
    'aside',
  ];
  const elements = parts.map((part) => root.querySelector(`main ${part}`));
  const places = elements.map((element) =>
    [...root.querySelectorAll('*')].indexOf(element as Element),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('has no box for category and language alone, which stand beside the byline', async () => {
  const post_category = { id: 5, name: 'Housing', slug: 'housing' };
  const few = await openPost('article', { post_category, nationality: english });
  expect(few.screen.queryByRole('complementary')).toBeNull();
  const byline = few.screen.getByText('Amal').closest('div');
  expect(byline?.textContent).toContain('Housing');
  expect(byline?.textContent).toContain('English');
  const more = await openPost('article', { post_category, city: dubai });
  const facts = within(more.screen.getByRole('complementary'));
  expect(facts.getByText('Housing')).toBeTruthy();
  expect(more.screen.getAllByText('Housing')).toHaveLength(1);
});

it('says of a business whether it delivers', async () => {
  const openWith = (delivers: boolean | null) =>
    openPost('business', { information: { delivers, languages: 'en' } });
  const facts = (await openWith(true)).screen.getByRole('complementary');
  expect(within(facts).getByText('Delivery').closest('div')?.textContent).toContain('To your home');
  for (const delivers of [false, null]) {
    expect((await openWith(delivers)).screen.queryByText('Delivery')).toBeNull();
  }
});

it('shows the way to the list, and names itself in structured data only', async () => {
  const { head, screen } = await openPost('article', { title: 'Bread' });
  const trail = within(screen.getByRole('navigation', { name: detail.breadcrumb }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Articles',
  ]);
  const breadcrumb = head.structuredData.find((item) => item['@type'] === 'BreadcrumbList');
  expect(breadcrumb?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Articles' },
    { position: 3, name: 'Bread' },
  ]);
});

it('has the contents of a long text among its actions and above the text', async () => {
  const words = 'word '.repeat(200);
  const description = `<h2>One</h2><p>${words}</p><h2>Two</h2><p>${words}</p><h2>Three</h2>`;
  const { root, screen } = await openPost('article', { description });
  const contents = within(screen.getByRole('navigation', { name: plain.tableOfContents }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  const collapsed = root.querySelector('[data-action-bar] details:not([open])');
  expect(collapsed?.querySelector('summary')?.textContent).toBe(plain.tableOfContents);
  expect(collapsed?.querySelectorAll('a')).toHaveLength(3);
});

it('says what an offer gives reason to doubt, besides the general advice', async () => {
  const doubted = await openPost('marketplace', { price: 10, safety_note: 'payment' });
  expect(doubted.screen.getByText(detail.caution.payment)).toBeTruthy();
  expect(doubted.screen.getByText(detail.safetyNote.marketplace)).toBeTruthy();
  const housing = await openPost('forum', { safety_note: 'price' });
  expect(housing.screen.getByText(detail.caution.price)).toBeTruthy();
  const unknown = await openPost('forum', { safety_note: 'moon' });
  expect(unknown.screen.queryByText(detail.caution.price)).toBeNull();
});

it('warns of strangers before the text of an item, and explains partners once', async () => {
  const item = await openPost('marketplace', { price: 10 });
  expect(item.screen.getAllByText(detail.safetyNote.marketplace)).toHaveLength(1);
  const partner = await openPost('business', { is_diyar_partner: true });
  expect(partner.screen.getAllByText(detail.partnerNote)).toHaveLength(1);
});

it.each([
  ['Pens! Ink. ', / Ink… /],
  ['Bring pens, ', / pens… /],
])('is called by first words without a mark before the ellipsis: %s', async (sentence, end) => {
  const { head } = await openPost('article', { title: null, description: sentence.repeat(9) });
  expect(head.title).toMatch(end);
});

it('is called by its first words if it has no title, cut between words', async () => {
  const description = `<p>${'Bring your passport. '.repeat(4)}</p>`;
  const { head } = await openPost('article', { title: null, description });
  expect(head.title).toMatch(/^Bring your passport\. Bring your passport\. Bring your…/);
  const short = await openPost('article', { title: null, description: '<p>Bring a pen.</p>' });
  expect(short.head.title).toMatch(/^Bring a pen\./);
  const empty = await openPost('article', { title: null, description: null });
  expect(empty.head.title).toMatch(/^Article 12/);
});
