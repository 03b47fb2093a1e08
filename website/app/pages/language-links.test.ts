import { describe, expect, it } from 'vitest';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { open } = createTestPages();
const path = '/contact?subject=report';

describe.each(languagesToTry(import.meta.url))('a page in %s', (language) => {
  const others = languageCodes.filter((code) => code !== language);

  it('links to itself in every other language, with its query', async () => {
    const { screen } = await open(localisedPath(language, path));
    for (const code of others) {
      const [link] = screen.getAllByRole('link', {
        name: languages[code].nativeName,
        hidden: true,
      });
      expect(link?.getAttribute('href')).toBe(localisedPath(code, path));
      expect(link).toMatchObject({ lang: code, hreflang: code });
    }
  });

  it('offers itself in each other language, in its own words and direction', async () => {
    const { root } = await open(localisedPath(language, path));
    const template = root.querySelector<HTMLTemplateElement>('[data-offers] template');
    const offers = [...(template?.content.querySelectorAll('aside') ?? [])];
    expect(offers.map(({ lang }) => lang).toSorted()).toEqual(others.toSorted());
    for (const offer of offers) {
      const code = others.find((each) => each === offer.lang) ?? 'en';
      expect(offer.dir).toBe(languages[code].direction);
      const link = offer.querySelector('a');
      expect(link?.textContent).toBe(messagesIn(code).languages.offer);
      expect(link?.getAttribute('href')).toBe(localisedPath(code, path));
    }
  });
});
