import { describe, expect, inject, test } from 'vitest';

const [sqlite, postgres] = [inject('sqliteUrl'), inject('postgresUrl')];

/** Fields that differ between any two installations: times, those of answers, file names, order of uploads. */
const VOLATILE = [
  'createdAt',
  'updatedAt',
  'check_due_at',
  'expires_at',
  'start',
  'end',
  'date',
  'hash',
  'url',
];

async function fetchComparable(service: string, address: string): Promise<unknown> {
  const headers = { 'Strapi-Response-Format': 'v5' };
  const response = await fetch(`${service}/api/${address}`, { headers });
  return JSON.parse(await response.text(), (key, value: unknown) => {
    if (VOLATILE.includes(key)) return undefined;
    if (typeof value !== 'object' || value === null || !('formats' in value)) return value;
    return { ...value, id: undefined, documentId: undefined };
  });
}

describe.skipIf(!postgres)('SQLite and PostgreSQL', () => {
  test.each([
    'posts?populate=*&pagination[limit]=100&sort=id',
    'posts?pagination[limit]=100',
    'posts?sort=title:desc,price:asc',
    'posts?sort=start:desc&filters[price][$null]=true',
    'posts?filters[slug][$ne]=sofa&filters[$or][0][price][$gt]=1&filters[$or][1][city][slug]=dubai',
    'posts?filters[slug]=SOFA',
    `posts?_q=${encodeURIComponent('İSTANBUL')}`,
    'posts/101?populate=*',
    'posts/999',
    'posts?filters[nothing]=1',
    'post-types',
    'post-categories?populate=*',
    'nationalities?populate=*&sort=language',
    'countries?sort=name:desc',
    'cities?populate=*',
    'areas?populate=*',
    'creators?populate=*',
    'concepts?populate=*',
    'posts/101?populate=city.names,city.country.names,post_type.names',
    // Each condition of what is understood, alone, together, and beside other words.
    ...[
      'events in Istanbul',
      'businesses in Türkiye',
      'Deira',
      'food',
      'free events',
      'events this week',
      'businesses open now',
      'Turkish community events',
      'Urdu speaking businesses',
      'for sale in Dubai',
      'free sofa in Istanbul',
      'walk in Türkiye this week',
      'sofa open now',
    ].map((query) => `search?q=${encodeURIComponent(query)}`),
    'search?q=walk&open=true&kind=Event',
    'search?q=sofa&filters[city][slug]=istanbul',
  ])('return the same for %s', async (address) => {
    expect(await fetchComparable(postgres, address)).toEqual(
      await fetchComparable(sqlite, address),
    );
  });
});
