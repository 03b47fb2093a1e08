import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { EMPTY_POST, type StoredPost } from './load-posts';
import { postOfValues } from './post-of-values';

const city = { id: 3, documentId: 'dubai', name: 'Dubai' };
const strapi = {
  db: {
    query: () => ({
      findOne: async ({ where }: { where: { id?: number; documentId?: string } }) =>
        where.id === city.id || where.documentId === city.documentId ? city : null,
      findMany: async ({ where }: { where: { id: { $in: number[] } } }) =>
        where.id.$in.map((id) => ({ id, alternativeText: null, width: 1, height: 1 })),
    }),
  },
} as unknown as Core.Strapi;

const information = { phone: '050 1', whatsapp: null, email: null, opening_hours: '24/7' };
const stored = {
  ...EMPTY_POST,
  ...{ title: 'Tea', price: 5, city, information, map: { latitude: 25, longitude: 55 } },
  sources: [{ title: 'Chamber', url: 'https://chamber.example' }],
} as unknown as StoredPost;

const saved = (values: Record<string, unknown>) => postOfValues(strapi, stored, values);

test('what a form does not send stays as it is stored', async () => {
  expect(await saved({})).toEqual(stored);
});

test('texts, numbers, dates and marks are those of the form, or none', async () => {
  expect(
    await saved({ title: 'Bread', price: '7.5', start: '2026-12-01T10:00:00Z', stick_top: true }),
  ).toMatchObject({
    ...{ title: 'Bread', price: 7.5, stick_top: true },
    start: new Date('2026-12-01T10:00:00Z'),
  });
  const emptied = await saved({ title: null, price: '', start: 'soon', stick_top: null });
  expect(emptied).toMatchObject({ title: null, price: null, start: null, stick_top: false });
});

test('details keep the fields that are not sent; a position needs both numbers', async () => {
  expect(await saved({ information: { phone: '050 2' } })).toMatchObject({
    information: { phone: '050 2', opening_hours: '24/7' },
  });
  const moved = await saved({ map: { latitude: 24 } });
  expect(moved.map).toEqual({ latitude: 24, longitude: 55 });
  const removed = await saved({ information: null, map: { latitude: null } });
  expect([removed.information, removed.map]).toEqual([null, null]);
});

test('sources are those of the form', async () => {
  const { sources } = await saved({ sources: [{ url: 'https://a.example' }, null] });
  expect(sources).toEqual([{ title: null, url: 'https://a.example' }]);
});

test('pictures and relations are read, whether they are sent as objects or ids', async () => {
  const chosen = await saved({ picture: { id: 8 }, gallery: [9, { id: 10 }], city: 'dubai' });
  expect(chosen).toMatchObject({ picture: { id: 8 }, gallery: [{ id: 9 }, { id: 10 }], city });
  const without = await saved({ picture: null, gallery: [], city: null });
  expect([without.picture, without.gallery, without.city]).toEqual([null, [], null]);
});
