import { beforeEach, describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';

const { open } = createTestPages();

const cities = [
  { id: 3, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
  { id: 4, name: 'Doha', slug: 'doha' },
];
const [city] = cities;
const posts = [
  postOf('article', { id: 1, city }),
  postOf('business', { id: 2, city }),
  postOf('business', { id: 3, city }),
];

beforeEach(() => contentService.use(...contentHandlers({ cities, posts })));

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { take } = messagesIn(language);

  it('offers cities, languages and kinds in a form without script', async () => {
    const { screen, head, status } = await open(localisedPath(language, '/take'));
    expect([status, head.noindex, head.title.includes(take.title)]).toEqual([200, false, true]);
    const form = screen.getByRole<HTMLFormElement>('form', { name: take.form.title });
    expect(new URL(form.action).pathname).toBe(localisedPath(language, '/take'));
    const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
    const sent = controls.filter((each) => !('checked' in each) || each.checked);
    expect(sent.map(({ name, value }) => [name, value])).toEqual([
      ['city', 'doha'],
      ['language', language],
      ...['article', 'business', 'event', 'activity'].map((kind) => ['kinds', kind]),
    ]);
  });
});

describe('the form', () => {
  it.each([
    ['?city=dubai&language=en', '/take/dubai'],
    ['?city=dubai&language=ar&kinds=event&kinds=article', '/ar/take/dubai?kinds=article,event'],
    ['?city=dubai&language=xx&pictures=no', '/take/dubai?pictures=no'],
  ])('%s leads to %s', async (query, target) => {
    const { status, location } = await open(`/take${query}`);
    expect([status, location]).toEqual([302, target]);
  });
});

it('is linked from the page of the city and from the footer', async () => {
  const { screen } = await open('/cities/dubai');
  const { take } = messagesIn('en');
  expect(screen.getByRole('link', { name: take.titleOf('Dubai') }).getAttribute('href')).toBe(
    '/take/dubai',
  );
  expect(screen.getByRole('link', { name: take.title }).getAttribute('href')).toBe('/take');
});
