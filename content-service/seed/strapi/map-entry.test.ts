import { expect, it } from 'vitest';
import { flatten } from './flatten';
import { type Attributes, mapEntry } from './map-entry';
import type { ForeignEntry } from './source';

const ATTRIBUTES: Attributes = {
  title: { type: 'string' },
  description: { type: 'text' },
  price: { type: 'float' },
  city: { type: 'relation', target: 'api::city.city' },
  picture: { type: 'media' },
  information: { type: 'component', component: 'post.information' },
  sources: { type: 'component', component: 'post.source', repeatable: true },
};

const partsOf = (component: string): Attributes =>
  component === 'post.source'
    ? { title: { type: 'string' } }
    : { phone: { type: 'string' }, email: { type: 'email' } };

const map = (entry: ForeignEntry, fields = {}, values = {}) =>
  mapEntry(entry, ATTRIBUTES, { fields, values }, partsOf);

it('takes fields, relations, pictures and components of the same names', () => {
  const entry = flatten({
    id: 7,
    attributes: {
      title: 'A',
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'a < b' }] }],
      city: { data: { id: 3, attributes: { name: 'Dubai' } } },
      picture: { data: { id: 9, attributes: { url: '/uploads/a.png', alternativeText: '' } } },
      information: { id: 1, phone: '1234' },
      sources: [{ id: 2, title: 'Gazette', page: 4 }],
      more: 'is not ours',
    },
  }) as ForeignEntry;
  expect(map(entry)).toEqual({
    content: {
      title: 'A',
      description: '<p>a &lt; b</p>',
      information: { phone: '1234', email: null },
      sources: [{ title: 'Gazette' }],
    },
    relations: { city: [3] },
    files: {
      picture: [
        {
          url: '/uploads/a.png',
          name: 'a.png',
          alternativeText: '',
          caption: null,
          focalPoint: null,
        },
      ],
    },
  });
});

it('takes them from elsewhere, as fixed values, or not at all', () => {
  const entry = { id: 7, head: { line: 'Guide' }, city: [{ id: 3 }], contact: { tel: '1' } };
  const fields = {
    title: 'head.line',
    price: { value: 5 },
    city: null,
    'information.phone': 'contact.tel',
  };
  expect(map(entry, fields, { title: { Guide: 'Article' } })).toEqual({
    content: { title: 'Article', price: 5, information: { phone: '1', email: null } },
    relations: {},
    files: {},
  });
});
