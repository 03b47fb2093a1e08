import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

const existing = new Set(['first-week', 'أول-أسبوع', 'неделя', 'हफ़्ता', '12']);
const context = { postExists: (slugOrId: string) => existing.has(slugOrId) };
const linkTo = (address: string) => ({
  description: `<p><a href="${address}">التفاصيل هنا</a></p>`,
});

test.each([
  '/articles/first-week',
  '/ar/articles/أول-أسبوع',
  `/ar/articles/${encodeURIComponent('أول-أسبوع')}`,
  '/ru/articles/неделя',
  '/articles/हफ़्ता',
  '/events/12',
  '/events/walk-in-the-park-12',
  '/events',
  'https://example.org/articles/gone',
])('accepts a link to %j', (address) => {
  expect(codesOf(linkTo(address), context)).toEqual([]);
});

test.each(['/articles/gone', '/ur/articles/پہلا-ہفتہ', '/events/13', '/events/walk-13'])(
  'rejects a link to %j',
  (address) => {
    expect(problemsOf(linkTo(address), context)).toMatchObject([
      {
        level: 'error',
        code: 'link-broken',
        field: 'description',
        values: { text: 'التفاصيل هنا', address },
      },
    ]);
  },
);
