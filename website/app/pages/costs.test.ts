import { beforeEach, expect, it } from 'vitest';
import { contentHandlers } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes } from '../languages.ts';

const { open } = createTestPages();

beforeEach(() => contentService.use(...contentHandlers({ costs: costEntries })));

it.each(languageCodes)('lists the cities that have prices in %s', async (language) => {
  const { costs } = messagesIn(language);
  const { screen, head } = await open(localisedPath(language, '/costs'));
  screen.getByRole('heading', { level: 1, name: costs.title });
  expect(head.noindex).toBe(false);
  const link = screen.getByRole('link', { name: 'Istanbul' });
  expect(link.getAttribute('href')).toBe(localisedPath(language, '/costs/istanbul'));
});
