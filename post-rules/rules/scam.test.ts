import { describe, expect, test } from 'vitest';
import { article, problemsOf } from '#sample-post';

const market = { id: 5, name: 'Marketplace' };
const forum = { id: 6, name: 'Forum' };
const category = (slug: string) => ({
  id: 1,
  name: slug,
  slug,
  post_types: [market, forum, article],
});

const suspiciousWords = (text: string) =>
  ['deposit', 'gift card'].filter((each) => text.includes(each));

const codes = (changes: object, context: object = {}) =>
  problemsOf({ post_type: market, ...changes }, { suspiciousWords, ...context })
    .filter(({ code }) => code === 'scam-words' || code === 'price-low')
    .map(({ code, values }) => [code, values]);

describe('the guard against scams', () => {
  test('names the words of title and text', () => {
    const changes = { title: 'Room, small deposit', description: '<p>Pay by gift card.</p>' };
    expect(codes(changes)).toEqual([['scam-words', { words: 'deposit, gift card' }]]);
  });

  test.each([
    ['housing of the forum', { post_type: forum, post_category: category('housing') }, 1],
    ['another category of the forum', { post_type: forum, post_category: category('work') }, 0],
    ['an article about housing', { post_type: article, post_category: category('housing') }, 0],
  ])('in %s', (_, changes, count) => {
    expect(codes({ description: '<p>A deposit</p>', ...changes })).toHaveLength(count);
  });

  test.each([
    [29, 100, 1],
    [30, 100, 0],
    [0, 100, 0],
    [29, null, 0],
    [null, 100, 0],
  ])('doubts a price of %j where %j is usual: %i', (price, usualPrice, count) => {
    expect(codes({ price, currency: 'AED' }, { usualPrice })).toHaveLength(count);
  });
});
