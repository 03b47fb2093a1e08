import { describe, expect, it } from 'vitest';
import { headingIdOf, sectionsOf, withHeadingIds } from './heading-ids.ts';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();
const marked = (html: string) => withHeadingIds(html, textOf);

describe('withHeadingIds', () => {
  it('derives the id of a heading from its text, in any script', () => {
    expect(marked('<h2>What to <em>bring</em></h2>')).toBe(
      '<h2 id="text-what-to-bring">What to <em>bring</em></h2>',
    );
    expect(marked('<h3 dir="rtl">قبل أن تأتي</h3>')).toBe(
      '<h3 id="text-قبل-أن-تأتي" dir="rtl">قبل أن تأتي</h3>',
    );
  });

  it('distinguishes equal headings, and handles one without letters', () => {
    expect(marked('<h2>Rent</h2><h3>Rent</h3><h2>?!</h2>')).toBe(
      '<h2 id="text-rent">Rent</h2><h3 id="text-rent-2">Rent</h3><h2 id="text-h2">?!</h2>',
    );
  });
});

describe('sectionsOf', () => {
  it('lists the headings of the highest level', () => {
    const html = marked('<h2>One</h2><h3>Less</h3><h2>Two</h2><p>x</p><h2>Three</h2>');
    expect(sectionsOf(html, textOf)).toEqual([
      { id: 'text-one', title: 'One' },
      { id: 'text-two', title: 'Two' },
      { id: 'text-three', title: 'Three' },
    ]);
  });

  it('is empty for few sections', () => {
    expect(sectionsOf(marked('<h2>One</h2><h3>a</h3><h3>b</h3>'), textOf)).toEqual([]);
  });
});

it('headingIdOf returns the id of the first heading with a text', () => {
  const html = marked('<h2>The <em>rent</em></h2><h3>?!</h3><h3>The rent</h3><p>Bills</p>');
  expect(headingIdOf(html, 'The rent', textOf)).toBe('text-the-rent');
  expect(headingIdOf(html, '?!', textOf)).toBe('text-h3');
  expect(headingIdOf(html, 'Bills', textOf)).toBeNull();
  expect(headingIdOf('<h2>Without id</h2>', 'Without id', textOf)).toBeNull();
});
