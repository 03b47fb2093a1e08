import { within } from '@testing-library/dom';
import { kindNames } from '../app/kinds.ts';
import { postOf } from './content-handlers.ts';
import type { TestPage } from './test-pages.ts';

/** A community. */
export const urdu = {
  id: 5,
  name: 'Pakistani',
  language: 'اردو',
  language_query: 'ur',
  is_rtl: true,
};

/** A post of each kind with "bread" in its title, an article with it in its text, and one without. */
export const searchedPosts = [
  ...kindNames.map((kind, at) => postOf(kind, { id: at + 10, title: `Bread by ${kind}` })),
  postOf('article', { id: 1, title: 'Rent', description: '<p>Fresh bread is next door.</p>' }),
  postOf('article', { id: 2, title: 'Visa', description: '', nationality: urdu }),
];

/** A result in the shape of the content service's search. */
export const deposit = postOf('article', {
  id: 3,
  title: 'Renting a room',
  slug: 'renting',
  description: '<h2>The deposit</h2><p>Ask for a receipt.</p>',
  passage: { heading: 'The deposit', text: 'Ask for a receipt. You pay the deposits once.' },
  marks: ['deposit', 'deposits'],
  city: { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
  area: { id: 1, name: 'Deira', slug: 'deira' },
  text_language: 'en',
});

/** The marked words of an element. */
export const marksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);

/** The titles of the cards on a page. */
export const titlesOn = ({ screen }: TestPage) =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);
