import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { listPath, localisedPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes, languages } from '../languages.ts';

const { open, failures } = createTestPages();

it.each(languageCodes)('returns 404 in %s with a search field and links', async (language) => {
  const { status, root, head, screen } = await open(localisedPath(language, '/nowhere/at-all'));
  const { errors, search } = messagesIn(language);
  expect(status).toBe(404);
  expect(root).toMatchObject({ lang: language, dir: languages[language].direction });
  expect(head).toMatchObject({ title: errors.notFound.title, noindex: true, canonical: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(errors.notFound.title);
  expect(screen.getByRole('searchbox', { name: search.notFoundField })).toBeTruthy();
  const places = within(screen.getByRole('navigation', { name: errors.suggestedLinks }));
  const links = places.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(kindNames.map((kind) => localisedPath(language, listPath(kind)))),
  );
  expect(failures()).toEqual([]);
});
