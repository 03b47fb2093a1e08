import { afterEach, describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import { languageCodes } from '../languages.ts';

const { open, fetch } = createTestPages();

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

describe.each(languageCodes)('in %s, for programs', (language) => {
  const event = {
    ...business,
    ...postOf('event', { start: '2036-11-20T15:00:00.000Z' }),
    city,
    area,
  };
  const textOf = async (path: string) =>
    (await (await fetch(localisedPath(language, path))).text()).replaceAll('\r\n ', '');

  it('names the places of posts in the feed', async () => {
    contentService.use(...contentHandlers({ posts: [business] }));
    const feed = await textOf('/businesses.xml');
    expect(feed).toContain(`<category label="Dubai (${language})" term="Dubai"/>`);
    expect(feed).toContain(`<category label="Deira (${language})" term="Deira"/>`);
  });

  it('names the place of events in calendars', async () => {
    contentService.use(...contentHandlers({ posts: [event] }));
    const place = new RegExp(
      `LOCATION:.*Deira \\(${language}\\)\\\\?[,،] Dubai \\(${language}\\)\\\\?[,،] Emirates \\(${language}\\)`,
    );
    expect(await textOf('/events.ics')).toMatch(place);
    expect(await textOf('/events/event-12/calendar.ics')).toMatch(place);
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

  describe('of a brand that shows none', () => {
    afterEach(() => {
      readBrand().showsFlags = true;
    });

    it.each(['/businesses/business-12', '/business-landing/business-12'])(
      'is left out at %s, and the name stays',
      async (path) => {
        contentService.use(...contentHandlers({ posts: [business] }));
        const flags = async () => {
          const { root } = await open(path);
          expect(root.textContent).toContain('Nigerian (en)');
          return root.querySelectorAll('img[src*="flag"], [data-flag]').length;
        };
        expect(await flags()).toBe(1);
        readBrand().showsFlags = false;
        expect(await flags()).toBe(0);
      },
    );
  });

  it.each(['/', '/businesses', '/search?q=tea', '/search?community=en'])(
    'does not stand on %s, where languages are named',
    async (path) => {
      contentService.use(...contentHandlers({ posts: [business], nationalities: [nationality] }));
      const { root } = await open(path);
      expect(root.textContent).toContain('English');
      expect(root.innerHTML).not.toContain('flag.svg');
    },
  );

  it('is left out beside the name of a language alone', async () => {
    expect(await flagOn({ name: null })).toBeNull();
  });
});
