import { beforeEach, describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
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
  const { take, kinds } = messagesIn(language);

  it('says how large the file of a city is and what it holds', async () => {
    const { screen, root, status } = await open(localisedPath(language, '/take/dubai'));
    expect(status).toBe(200);
    screen.getByRole('heading', { level: 1, name: take.titleOf('Dubai') });
    const counts = [...root.querySelectorAll('main li > b')].map(({ parentElement }) =>
      parentElement?.textContent.replace(/ \S+$/, ''),
    );
    expect(counts.slice(0, 4)).toEqual(
      (['article', 'business', 'event', 'activity'] as const).map((kind) => kinds[kind].listTitle),
    );
    const hrefs = [...root.querySelectorAll('main a[rel=nofollow]')].map((link) =>
      link.getAttribute('href'),
    );
    const path = localisedPath(language, '/take/dubai/file');
    expect(hrefs).toEqual([`${path}.html`, `${path}.html`, `${path}.epub`]);
  });
});

it('is not indexed for each choice', async () => {
  const { head, root } = await open('/take/dubai?kinds=business&pictures=no');
  expect(head.noindex).toBe(true);
  const [link] = root.querySelectorAll('main a[rel=nofollow]');
  expect(link?.getAttribute('href')).toBe('/take/dubai/file.html?kinds=business&pictures=no');
  expect((await open('/take/dubai')).head.noindex).toBe(false);
});

it('is not found for an unknown city', async () => {
  expect((await open('/take/atlantis')).status).toBe(404);
});

it('is unavailable if there is no file and nothing can be read', async () => {
  contentService.use(contentFailureHandler());
  expect((await open('/take/doha')).status).toBe(503);
});

it('has a form that sends what was chosen, as it stands in the address', async () => {
  const { screen } = await open('/take/dubai?kinds=business&pictures=no');
  const { form } = messagesIn('en').take;
  const box = screen.getByLabelText<HTMLInputElement>(form.withoutPictures);
  const { defaultView: page } = box.ownerDocument;
  expect(page && [...new page.FormData(box.form ?? undefined)]).toEqual([
    ['city', 'dubai'],
    ['language', 'en'],
    ['kinds', 'business'],
    ['pictures', 'no'],
  ]);
  expect(box.form).toMatchObject({ method: 'get', action: 'http://localhost:3000/take' });
});
