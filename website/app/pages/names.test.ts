import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes } from '../languages.ts';

const { open } = createTestPages();

/** The names of an entry in all languages, as the content service returns them. */
const namesOf = (name: string) =>
  languageCodes.map((language) => ({ language, name: `${name} (${language})` }));

const named = (id: number, name: string) => ({
  ...{ id, name, slug: name.toLowerCase() },
  names: namesOf(name),
});

const city = {
  ...named(1, 'Dubai'),
  time_zone: 'Asia/Dubai',
  country: { ...named(2, 'Emirates') },
};
const area = named(3, 'Deira');
const nationality = {
  ...{ id: 4, name: 'Nigerian', names: namesOf('Nigerian') },
  ...{ language: 'English', language_query: 'en', is_rtl: false },
  flag: { url: '/flag.svg', width: 24, height: 18 },
};
const business = postOf('business', {
  ...{ city, area, nationality, post_category: named(5, 'Food') },
  information: { address: 'Shop 6' },
});

describe.each(languageCodes)('in %s', (language) => {
  const within = (name: string) => `${name} (${language})`;

  it('shows the names of a post on its page and in its structured data', async () => {
    contentService.use(...contentHandlers({ posts: [business] }));
    const { root, head } = await open(localisedPath(language, '/businesses/business-12'));
    const text = root.textContent;
    for (const name of ['Deira', 'Dubai', 'Emirates', 'Food', 'Nigerian']) {
      expect(text).toContain(within(name));
    }
    expect(head.structuredData[0]).toMatchObject({
      address: { addressCountry: within('Emirates') },
    });
  });

  it('shows them on cards and in filters', async () => {
    contentService.use(
      ...contentHandlers({ posts: [business], cities: [city, { ...named(6, 'Ajman') }] }),
    );
    const { screen } = await open(localisedPath(language, '/businesses?city=dubai'));
    expect(screen.getByText(new RegExp(`^Deira \\(${language}\\)[,،] Dubai`))).toBeTruthy();
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    const cities = options.filter((option) => /Dubai|Ajman/.test(option ?? ''));
    expect(cities).toEqual([within('Ajman'), within('Dubai')]);
  });
});

it('shows the one name of a service without names in other languages', async () => {
  const plain = { ...business, city: { ...city, names: undefined } };
  contentService.use(...contentHandlers({ posts: [plain] }));
  const { root } = await open('/ar/businesses/business-12');
  expect(root.textContent).toContain('Deira (ar)، Dubai، ');
});

describe('the flag', () => {
  const flagOn = async (changes: object) => {
    const post = { ...business, nationality: { ...nationality, ...changes } };
    contentService.use(...contentHandlers({ posts: [post] }));
    const { root } = await open('/businesses/business-12');
    return root.querySelector('img[src$="flag.svg"]');
  };

  it('stands beside the name of a community', async () => {
    expect(await flagOn({})).not.toBeNull();
  });

  it('is left out beside the name of a language alone', async () => {
    expect(await flagOn({ name: null })).toBeNull();
  });
});
