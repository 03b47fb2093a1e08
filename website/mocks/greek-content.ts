import { HttpResponse, http } from 'msw';
import { kindNames, kinds } from '../app/kinds.ts';
import { api } from './content-service.ts';
import { costEntries } from './cost-entries.ts';
import { apiPost } from './post-builder.ts';
import { searchAnswer } from './search-answer.ts';

/** Text without a Greek form, which pages show as it is. */
export const latinInContent = ['AED', 'aa@bb.example', 'cc.example'];

const [currency = '', email = '', website = ''] = latinInContent;
const picture = {
  url: '/p.jpg',
  width: 800,
  height: 500,
  alternativeText: 'εικόνα',
  formats: null,
};
const place = (name: string) => ({ id: 1, name, slug: 's' });
const nationality = { language: 'Ελληνικά', language_query: 'el', is_rtl: false };
const category = {
  ...place('Κατηγορία'),
  post_types: kindNames.map((kind) => ({ name: kinds[kind].typeName })),
};

/** The slug of the only post of a kind. */
export const greekSlug = (segment: string) => `τίτλος-${segment}`;

/** A post of each kind in Greek, with every field set. */
const posts = kindNames.map((kind, at) => {
  const post = apiPost({
    id: at + 1,
    title: 'Τίτλος',
    slug: greekSlug(kinds[kind].segment),
    description: `<h2>Πρώτα</h2><p>${'λόγια '.repeat(400)}</p><h2>Ύστερα</h2><p>λόγια</p>`,
    updatedAt: '2026-11-05T08:00:00.000Z',
    start: '2026-11-20T15:00:00.000Z',
    end: '2026-11-21T17:00:00.000Z',
    price: 12.5,
    currency,
    is_diyar_partner: true,
    post_type: { id: 1, name: kinds[kind].typeName },
    nationality: { ...nationality, name: 'Έλληνες' },
    creator: { id: 1, name: 'Άννα', picture: null },
    picture,
    gallery: [picture, picture],
    information: {
      phone: '+971 50 000 0000',
      whatsapp: '+971 50 000 0000',
      email,
      website: `https://${website}`,
      address: 'Οδός 1',
      landmark: 'Πλατεία',
      opening_hours: 'Mo-Fr 09:00-18:00',
      languages: 'el,ar',
      condition: 'good',
      organiser: 'Όμιλος',
    },
    post_category: category,
    area: place('Περιοχή'),
    city: { ...place('Πόλη'), time_zone: 'Asia/Dubai', country: { name: 'Χώρα' } },
    map: { latitude: 25.2, longitude: 55.3 },
  });
  return { typeName: kinds[kind].typeName, slug: post.slug, response: { ...post, related: post } };
});

const list = (data: unknown[], total = data.length) =>
  HttpResponse.json({ data, meta: { pagination: { start: 0, limit: 100, total } } });

/** What a search understood and corrected; the second query has no good answer. */
const answer = (q: string | null) =>
  searchAnswer(
    posts.map(({ response }) => ({
      ...response,
      passage: { heading: 'Πρώτα', text: 'Λόγια και άλλα λόγια.' },
      marks: ['λόγια'],
      text_language: 'el',
    })),
    {
      pagination: { start: 0, limit: 10, total: 200 },
      kinds: kindNames.map((kind) => ({ name: kinds[kind].typeName, total: 3 })),
      corrected: [{ typed: 'λόγαι', meant: 'λόγια' }],
      understood: [
        { type: 'kind', value: 'Event', name: null, words: 'λόγια' },
        { type: 'city', value: 's', name: 'Πόλη', words: 'πόλη' },
        { type: 'language', value: 'el', name: null, words: 'ελληνικά' },
        { type: 'price', value: 'free', name: null, words: 'δωρεάν' },
        { type: 'time', value: 'open-now', name: null, words: 'τώρα' },
      ],
      widened: true,
      confidence: q === 'λόγια' ? 1 : 0,
    },
  );

/** Costs in two cities, some of them examples. */
const costs = {
  items: costEntries.items.map((item) => ({ ...item, name: 'Ενοίκιο', names: [] })),
  cities: costEntries.cities.map((city) => ({ ...city, name: 'Πόλη' })),
  prices: costEntries.prices.map((price, at) => ({
    ...price,
    source: 'Πίνακας',
    is_example: at % 2 === 0,
  })),
  rates: costEntries.rates.map((rate) => ({ ...rate, source: 'Τράπεζα' })),
};

/** A content service with all its posts and lists in Greek. */
export const greekContent = [
  http.get(`${api}/posts`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const type = searchParams.get('filters[post_type][name]');
    const slug = searchParams.get('filters[slug][$eq]');
    const found = posts
      .filter((post) => (!type || post.typeName === type) && (!slug || post.slug === slug))
      .map(({ response }) => response);
    return list(found, slug ? found.length : 200);
  }),
  http.get(`${api}/posts/:id`, () => HttpResponse.json({ data: posts[0]?.response })),
  http.get(`${api}/search`, ({ request }) => answer(new URL(request.url).searchParams.get('q'))),
  http.get(`${api}/costs`, () => HttpResponse.json({ data: costs })),
  http.get(`${api}/nationalities`, () => list([{ id: 1, ...nationality }])),
  http.get(`${api}/cities`, () => list([place('Πόλη')])),
  http.get(`${api}/areas`, () => list([{ ...place('Περιοχή'), city: place('Πόλη') }])),
  http.get(`${api}/post-categories`, () => list([category])),
];
