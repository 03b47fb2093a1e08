import { expect, test } from 'vitest';
import type { FormValues, PostForm, Reference } from '../form/post-form';
import { fittingChoices } from './fitting-choices';

const choice = (id: number, label: string) => ({ id, documentId: `${id}`, label });

const form: PostForm = {
  choices: {
    post_type: [
      { ...choice(1, 'Article'), name: 'Article' },
      { ...choice(3, 'Event'), name: 'Event' },
    ],
    nationality: [],
    city: [],
    area: [
      { ...choice(10, 'Deira'), city: 1 },
      { ...choice(20, 'Ruwi'), city: 2 },
    ],
    post_category: [
      { ...choice(30, 'Housing'), kinds: [1] },
      { ...choice(31, 'Music'), kinds: [3] },
      { ...choice(32, 'Other'), kinds: [] },
    ],
  },
  stored: {
    post_type: 1,
    nationality: null,
    city: 1,
    area: null,
    post_category: null,
    publicKind: 1,
  },
  timeZone: 'Asia/Dubai',
};

const labels = (name: Reference, values: FormValues = {}) =>
  fittingChoices(form, name, values).map(({ label }) => label);

test('offers the areas of the city, stored or newly chosen', () => {
  expect(labels('area')).toEqual(['Deira']);
  expect(labels('area', { city: { connect: [{ id: 2 }] } })).toEqual(['Ruwi']);
  expect(labels('area', { city: { connect: [], disconnect: [{ id: 1 }] } })).toEqual([]);
});

test('offers the categories of the kind and those of all kinds, or all without a kind', () => {
  expect(labels('post_category')).toEqual(['Housing', 'Other']);
  expect(labels('post_category', { post_type: { connect: [{ id: 3 }] } })).toEqual([
    'Music',
    'Other',
  ]);
  expect(labels('post_category', { post_type: { disconnect: [{ id: 1 }] } })).toHaveLength(3);
});

test('offers all kinds', () => {
  expect(labels('post_type')).toEqual(['Article', 'Event']);
});
