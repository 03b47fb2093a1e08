import { expect, it } from 'vitest';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { OFFLINE_PATH } from '../addresses/offline-paths.ts';
import { languageCodes } from '../languages.ts';

const { open } = createTestPages();

it.each(languageCodes)('has a page in %s that is not indexed', async (language) => {
  const page = await open(localisedPath(language, OFFLINE_PATH));
  expect([page.status, page.head.noindex]).toEqual([200, true]);
  const { title, text } = messagesIn(language).saved.offline;
  expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  // The lists that may follow need JavaScript.
  expect(text).not.toMatch(/:$/);
});
