import { describe, expect, it } from 'vitest';
import { headingIdOf, sectionsOf } from './sections.ts';

const heading = (level: number, title: string) => ({ id: `text-${title}`, level, title });

describe('sectionsOf', () => {
  it('lists the headings of the highest level', () => {
    const headings = [
      heading(3, 'one'),
      heading(4, 'less'),
      heading(3, 'two'),
      heading(3, 'three'),
    ];
    expect(sectionsOf(headings)).toEqual([
      { id: 'text-one', title: 'one' },
      { id: 'text-two', title: 'two' },
      { id: 'text-three', title: 'three' },
    ]);
  });

  it('is empty for few sections', () => {
    expect(sectionsOf([heading(2, 'one'), heading(3, 'a'), heading(3, 'b')])).toEqual([]);
    expect(sectionsOf([])).toEqual([]);
  });
});

it('headingIdOf returns the id of the first heading with a text', () => {
  const headings = [heading(2, 'rent'), { ...heading(3, 'rent'), id: 'text-rent-2' }];
  expect(headingIdOf(headings, 'rent')).toBe('text-rent');
  expect(headingIdOf(headings, 'bills')).toBeNull();
});
