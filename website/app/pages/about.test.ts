import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { content, contentFailure, postsOf } from '../../mocks/content.ts';
import { contentService } from '../../mocks/content-service.ts';
import { messagesIn, pagesOfSite } from '../../mocks/pages.ts';
import { listPath, localPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes, languages } from '../languages.ts';

const { open, failures } = pagesOfSite();

describe.each(languageCodes)('in %s', (language) => {
  const { about, kinds } = messagesIn(language);
  const path = localPath(language, '/about');

  it('says how much there is, and leads to each kind', async () => {
    contentService.use(...content({ posts: postsOf('article', 3) }));
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    const section = within(page.screen.getByRole('region', { name: about.findTitle }));
    for (const kind of kindNames) {
      const link = section.getByRole('link', { name: new RegExp(kinds[kind].many) });
      expect(link.getAttribute('href')).toBe(localPath(language, listPath(kind)));
    }
    expect(section.getByText(new RegExp(kinds.article.count(3)))).toBeTruthy();
  });
});

it('says the rest where posts cannot be counted', async () => {
  contentService.use(contentFailure());
  const { status, screen } = await open('/about');
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(/\d+ articles/)).toBeNull();
  expect(failures()).not.toEqual([]);
});
