import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postsOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { listPath, localisedPath } from '../addresses/links.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formatNumber } from '../i18n/number.ts';
import { kindNames } from '../kinds.ts';
import { languages } from '../languages.ts';

const { open, failures } = createTestPages();

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { about, kinds } = messagesIn(language);
  const path = localisedPath(language, '/about');

  it('shows the number of posts and links to each kind', async () => {
    contentService.use(...contentHandlers({ posts: postsOf('article', 3) }));
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    const section = within(page.screen.getByRole('region', { name: about.kindsTitle }));
    for (const kind of kindNames) {
      const link = section.getByRole('link', { name: new RegExp(kinds[kind].listTitle) });
      expect(link.getAttribute('href')).toBe(localisedPath(language, listPath(kind)));
    }
    expect(section.getByText(new RegExp(asQueried(kinds.article.count(3))))).toBeTruthy();
    const label = page.screen.getByText(asQueried(about.stats.posts(3)), { selector: 'dt' });
    const { locale } = languages[language];
    expect(label.nextElementSibling?.textContent).toBe(formatNumber(3, locale));
  });

  it.each([undefined, 'https://tiles.example/city.pmtiles'])(
    'says what is loaded from others, with maps from %s',
    async (tiles) => {
      contentService.use(...contentHandlers({}));
      const { withMaps, withoutMaps } = messagesIn(language).map.privacy;
      if (tiles) currentEnvironment().MAP_TILES = tiles;
      const { root } = await open(path);
      delete currentEnvironment().MAP_TILES;
      expect(root.textContent).toContain(tiles ? withMaps : withoutMaps);
      expect(root.textContent).not.toContain(tiles ? withoutMaps : withMaps);
    },
  );
});

it('omits the counts if posts cannot be counted', async () => {
  contentService.use(contentFailureHandler());
  const { status, screen } = await open('/about');
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(/\d+ articles/)).toBeNull();
  expect(failures()).not.toEqual([]);
});
