import { expect, test } from 'vitest';
import { withoutComponentIds } from './without-component-ids';

const attributes = {
  title: { type: 'string' },
  map: { type: 'component' },
  sources: { type: 'component' },
  picture: { type: 'media' },
  city: { type: 'relation' },
};

test('takes the ids of components away, and of nothing else', () => {
  const city = { connect: [{ id: 3 }], disconnect: [] };
  const fields = {
    title: 'Typed',
    map: { id: 1, latitude: 41 },
    sources: [{ id: 7, title: 'One' }, { title: 'New' }],
    picture: { id: 5 },
    city,
  };
  expect(withoutComponentIds(fields, attributes)).toEqual({
    title: 'Typed',
    map: { latitude: 41 },
    sources: [{ title: 'One' }, { title: 'New' }],
    picture: { id: 5 },
    city,
  });
});

test('leaves an empty component empty', () => {
  expect(withoutComponentIds({ map: null }, attributes)).toEqual({ map: null });
});
