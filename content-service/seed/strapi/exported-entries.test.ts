import { expect, it } from 'vitest';
import { exportedEntries } from './exported-entries';

const schema = (singular: string, pluralName: string, draftAndPublish: boolean) => ({
  uid: `api::${singular}.${singular}`,
  info: { pluralName },
  options: { draftAndPublish },
});

const end = (type: string, ref: number, field?: string, pos?: number) => ({
  type,
  ref,
  field,
  pos,
});

it('joins the entries of an export with what they refer to, without drafts', () => {
  const [post, city, file] = ['api::post.post', 'api::city.city', 'plugin::upload.file'];
  const entriesOf = exportedEntries({
    schemas: [schema('post', 'posts', true), schema('city', 'cities', false)],
    entities: [
      { type: post, id: 4, data: { title: 'Public', publishedAt: '2024-01-01' } },
      { type: post, id: 5, data: { title: 'Draft', publishedAt: null } },
      { type: city, id: 2, data: { name: 'Dubai' } },
      { type: file, id: 8, data: { url: '/uploads/b.png' } },
      { type: file, id: 9, data: { url: '/uploads/a.png' } },
    ],
    links: [
      { left: end(post, 4, 'city'), right: end(city, 2) },
      { left: end(file, 8, 'related'), right: end(post, 4, 'gallery', 2) },
      { left: end(file, 9, 'related'), right: end(post, 4, 'gallery', 1) },
      { left: end(post, 4, 'city'), right: end(city, 77) },
    ],
  });
  expect(entriesOf('posts')).toEqual([
    {
      id: 4,
      title: 'Public',
      publishedAt: '2024-01-01',
      city: [{ id: 2, name: 'Dubai' }],
      gallery: [
        { id: 9, url: '/uploads/a.png' },
        { id: 8, url: '/uploads/b.png' },
      ],
    },
  ]);
  expect(entriesOf('cities')).toHaveLength(1);
  expect(entriesOf('areas')).toBeUndefined();
});
