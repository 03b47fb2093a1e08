import { expect, it } from 'vitest';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { CORRECTIONS_PATH, EDITORS_PATH } from '../addresses/editors-paths.ts';
import { localisedPath } from '../addresses/links.ts';

const { open } = createTestPages();

it.each(languagesToTry(import.meta.url))(
  'says in %s who stands behind the posts, and links to what was corrected',
  async (language) => {
    const { editors } = messagesIn(language);
    const { screen, status } = await open(localisedPath(language, EDITORS_PATH));
    expect([status, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      200,
      editors.title,
    ]);
    const link = screen.getByRole('link', { name: asQueried(editors.correctionsLink) });
    expect(link.getAttribute('href')).toBe(localisedPath(language, CORRECTIONS_PATH));
  },
);
