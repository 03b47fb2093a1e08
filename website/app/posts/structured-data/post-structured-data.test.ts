import { describe, expect, it } from 'vitest';
import { apiPost } from '../../../mocks/post-builder.ts';
import { toPost } from '../../content/mapping.ts';
import { kindNames, kinds } from '../../kinds.ts';
import { postStructuredData } from './post-structured-data.ts';

const url = 'https://diyar.example/somewhere';
const placeFormat = { language: 'en', separator: ', ' };
const mappingOptions = { mediaOrigin: 'https://media.example', partnerField: 'is_diyar_partner' };

const now = new Date('2026-11-22T12:00:00Z');

function structuredDataOf(changes: Record<string, unknown>, index = 0): unknown {
  const post = toPost(apiPost(changes), mappingOptions);
  if (!post) throw new Error('The post is invalid.');
  const source = {
    post,
    excerpt: 'Warm.',
    text: 'Warm.',
    hours: null,
    timeZone: 'Asia/Dubai',
    now,
    answers: [],
  };
  return postStructuredData({ ...source, url, placeFormat })[index];
}

const completePost = {
  price: 40,
  currency: 'AED',
  start: '2026-12-01T14:00:00.000Z',
  creator: { name: 'Grace O.' },
  city: { name: 'Dubai', slug: 'dubai', country: { name: 'United Arab Emirates' } },
  information: { address: 'Creek Road 4', phone: '+971 4 000 0000' },
};

describe('the structured data of a post', () => {
  it.each(kindNames)('has the schema.org type that the table of kinds names for a %s', (kind) => {
    expect(
      structuredDataOf({ ...completePost, post_type: { name: kinds[kind].typeName } }),
    ).toMatchObject({
      '@type': kinds[kind].schemaType,
      url,
    });
  });

  it.each([
    ['an article without title', { post_type: { name: 'Article' }, title: null }],
    ['an event without start', { ...completePost, post_type: { name: 'Event' }, start: null }],
    ['an event without place', { post_type: { name: 'Event' }, start: completePost.start }],
    ['a thing without price', { ...completePost, post_type: { name: 'Marketplace' }, price: null }],
    [
      'a question without an author',
      { ...completePost, post_type: { name: 'Forum' }, creator: null },
    ],
  ])('is null for %s', (_name, changes) => {
    expect(structuredDataOf(changes)).toBeUndefined();
  });

  it.each([
    ['2026-11-22T10:00:00Z', 'InStock'],
    ['2026-11-22T08:00:00Z', 'Discontinued'],
  ])('an event that began at %s is %s', (start, availability) => {
    expect(
      structuredDataOf({ ...completePost, post_type: { name: 'Event' }, start }),
    ).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it('describes a business without street address as an Organization', () => {
    expect(
      structuredDataOf({ ...completePost, information: { phone: '+971 4 000 0000' } }),
    ).toMatchObject({
      '@type': 'Organization',
      telephone: '+97140000000',
      address: { addressLocality: 'Dubai', addressCountry: 'United Arab Emirates' },
    });
  });

  it('writes the times of an event in the time zone of its place, and that it is free', () => {
    const event = { ...completePost, post_type: { name: 'Event' }, price: 0 };
    expect(structuredDataOf(event)).toMatchObject({
      startDate: '2026-12-01T18:00:00+04:00',
      isAccessibleForFree: true,
      offers: { price: 0, priceCurrency: 'AED' },
    });
  });

  it('has the day of the last check in the time zone of the place, apart from that of the last change', () => {
    const changes = { updatedAt: '2026-11-09T08:00:00Z', post_type: { name: 'Article' } };
    const checked = { ...changes, checked_at: '2026-11-11T22:00:00Z' };
    expect(structuredDataOf(checked, 1)).toEqual({
      '@type': 'WebPage',
      url,
      lastReviewed: '2026-11-12',
    });
    expect(structuredDataOf(checked)).toMatchObject({ dateModified: '2026-11-09T12:00:00+04:00' });
    expect(structuredDataOf(changes, 1)).toBeUndefined();
  });

  it.each([
    ['2026-11-23T00:00:00Z', 'InStock'],
    ['2026-11-22T00:00:00Z', 'Discontinued'],
  ])('says of an offer that ends at %s: %s', (expires_at, availability) => {
    const offer = { ...completePost, post_type: { name: 'Marketplace' }, expires_at };
    expect(structuredDataOf(offer)).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it.each([
    [undefined, 'Used'],
    ['like-new', 'Used'],
    ['new', 'New'],
    ['for-parts', 'Damaged'],
  ])('maps the condition %s to schema.org', (condition, named) => {
    const itemCondition = `https://schema.org/${named}Condition`;
    const thing = {
      ...completePost,
      post_type: { name: 'Marketplace' },
      information: { condition },
    };
    expect(structuredDataOf(thing)).toMatchObject({ itemCondition, offers: { itemCondition } });
  });
});
