import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { messagesIn, pagesOfSite } from '../../mocks/pages.ts';
import { listPath, localPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes, languages } from '../languages.ts';

const { open, failures } = pagesOfSite();

it.each(languageCodes)('answers 404 in %s with ways to go on', async (language) => {
  const { status, root, head, screen } = await open(localPath(language, '/nowhere/at-all'));
  const { errors, search } = messagesIn(language);
  expect(status).toBe(404);
  expect(root).toMatchObject({ lang: language, dir: languages[language].direction });
  expect(head).toMatchObject({ title: errors.notFound.title, noindex: true, canonical: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(errors.notFound.title);
  expect(screen.getByRole('searchbox', { name: search.lost })).toBeTruthy();
  const places = within(screen.getByRole('navigation', { name: errors.places }));
  const links = places.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(kindNames.map((kind) => localPath(language, listPath(kind)))),
  );
  expect(failures()).toEqual([]);
});
