import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { copyOf } from './copy';
import { differencesBetween } from './differences';
import { type Entry, POST, VERSION } from './version';

const shared = {
  title: { type: 'string' },
  is_active: { type: 'boolean' },
  picture: { type: 'media' },
  gallery: { type: 'media', multiple: true },
  city: { type: 'relation' },
  sources: { type: 'component', component: 'post.source', repeatable: true },
  map: { type: 'component', component: 'post.map' },
};
const postAttributes = {
  ...shared,
  is_active: { type: 'boolean', required: true, default: true },
  search_text: { type: 'text' },
};
const versionAttributes = { ...shared, state: { type: 'enumeration' } };

/** The part of Strapi that copying uses. Strapi adds attributes to a type besides its schema. */
const strapi = {
  contentType: (uid: string) => {
    const attributes = uid === POST ? postAttributes : versionAttributes;
    return {
      attributes: { ...attributes, locale: { type: 'string' } },
      __schema__: { attributes },
    };
  },
  components: {
    'post.map': { attributes: { latitude: { type: 'float', required: true } } },
    'post.source': { attributes: { url: { type: 'string' }, logo: { type: 'media' } } },
  },
} as unknown as Core.Strapi;

const entry: Entry = {
  id: 7,
  documentId: 'seven',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  locale: 'en',
  search_text: 'words',
  title: 'Tea house',
  is_active: null,
  picture: { id: 3, name: 'front.png' },
  gallery: [{ id: 5 }, { id: 4 }],
  city: { id: 1, documentId: 'dubai', name: 'Dubai' },
  sources: [{ id: 9, url: 'https://example.org', logo: { id: 6 } }],
  map: { id: 2, latitude: 25.2 },
};

test('copies pictures as ids, relations as document ids and components without ids', () => {
  expect(copyOf(strapi, entry, VERSION)).toEqual({
    title: 'Tea house',
    is_active: null,
    picture: 3,
    gallery: [5, 4],
    city: 'dubai',
    sources: [{ url: 'https://example.org', logo: 6 }],
    map: { latitude: 25.2 },
  });
});

test('copies empty fields as null, and to a post the defaults of those that it requires', () => {
  const empty = { ...entry, title: undefined, city: null, map: null };
  expect(copyOf(strapi, empty, POST)).toMatchObject({
    title: null,
    is_active: true,
    city: null,
    map: null,
  });
});

test('copies a component without any value as null', () => {
  const unplaced = { ...entry, map: { id: 2, latitude: null } };
  expect(copyOf(strapi, unplaced, POST).map).toBeNull();
});

test('finds the fields that differ, with names of relations and pictures', () => {
  const other: Entry = {
    ...entry,
    id: 8,
    locale: 'ar',
    title: '',
    city: { id: 2, documentId: 'doha', name: 'Doha' },
    map: { id: 12, latitude: 25.2 },
    gallery: [{ id: 4, name: 'b.png' }],
  };
  expect(differencesBetween(strapi, { ...entry, title: null }, other)).toEqual([
    { field: 'gallery', before: [null, null], after: ['b.png'] },
    { field: 'city', before: 'Dubai', after: 'Doha' },
  ]);
});
