import { expect, test } from 'vitest';
import { partnerFieldOf } from './brand';

test.each([
  ['{"name":"Harbour"}', 'is_harbour_partner'],
  ['{"name":"Two Words"}', 'is_two_words_partner'],
  ['{"name":"Harbour","partnerField":"is_friend"}', 'is_friend'],
])('derives the partner field from %s', (file, field) => {
  expect(partnerFieldOf(file)).toBe(field);
});

test.each(['', '{}', '{"name":""}', '{"name":"a","partnerField":"No Field"}'])(
  'rejects the file %j',
  (file) => {
    expect(() => partnerFieldOf(file)).toThrow();
  },
);
