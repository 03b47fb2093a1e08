import { describe, expect, test } from 'vitest';
import { arrange, arrangedPart, type Configuration, isUntouched } from './arrange';

const stored: Configuration = {
  settings: { pageSize: 10, defaultSortBy: 'title', defaultSortOrder: 'ASC' },
  metadatas: {
    id: { list: {} },
    title: { edit: { label: 'title', description: '' }, list: { label: 'title' } },
    city: { edit: { label: 'city', mainField: 'id' }, list: { mainField: 'id' } },
    purge_at: { edit: { label: 'purge_at' } },
  },
  layouts: {
    edit: [
      [
        { name: 'city', size: 6 },
        { name: 'purge_at', size: 6 },
      ],
      [{ name: 'title', size: 6 }],
    ],
    list: ['id', 'title'],
  },
};
const layout = {
  edit: [[['title', 12]], [['city', 6]], [['unknown', 6]]] as const,
  list: ['title', 'unknown', 'city'],
  newestBy: 'updatedAt',
  mainFields: { city: 'name' },
};
const arranged = arrange(stored, layout, ['title', 'city', 'purge_at'], {
  title: 'In a few words',
});

describe('arrange', () => {
  test('sets rows, columns, order, help and the names of related entries', () => {
    expect(arranged).toEqual({
      settings: { pageSize: 10, defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' },
      metadatas: {
        id: { edit: {}, list: {} },
        title: {
          edit: { label: 'title', description: 'In a few words' },
          list: { label: 'title' },
        },
        city: { edit: { label: 'city', mainField: 'name' }, list: { mainField: 'name' } },
        purge_at: { edit: { label: 'purge_at' }, list: {} },
      },
      layouts: {
        edit: [[{ name: 'title', size: 12 }], [{ name: 'city', size: 6 }]],
        list: ['title', 'city'],
      },
    });
  });

  test('keeps rows and columns of a layout that has none', () => {
    expect(arrange(stored, {}, ['title'], {}).layouts).toEqual(stored.layouts);
  });
});

describe('isUntouched', () => {
  const before = arrangedPart(arranged);

  test('is true for what was set, also after Strapi appended a new field', () => {
    expect(isUntouched(arranged, before)).toBe(true);
    const withNewField = {
      ...arranged,
      metadatas: { ...arranged.metadatas, checked_at: { edit: { label: 'checked_at' } } },
      layouts: {
        ...arranged.layouts,
        edit: [
          [{ name: 'title', size: 12 }],
          [
            { name: 'city', size: 6 },
            { name: 'checked_at', size: 6 },
          ],
        ],
      },
    };
    expect(isUntouched(withNewField, before)).toBe(true);
  });

  test.each([
    [
      'the order of fields',
      { layouts: { ...arranged.layouts, edit: arranged.layouts.edit.toReversed() } },
    ],
    [
      'a width',
      {
        layouts: {
          ...arranged.layouts,
          edit: [[{ name: 'title', size: 6 }], [{ name: 'city', size: 6 }]],
        },
      },
    ],
    ['a hidden field', { layouts: { ...arranged.layouts, edit: arranged.layouts.edit.slice(1) } }],
    ['the columns', { layouts: { ...arranged.layouts, list: ['title'] } }],
    [
      'the help',
      { metadatas: { ...arranged.metadatas, title: { edit: { description: 'Ours' } } } },
    ],
  ])('is false once an operator changed %s', (_, change) => {
    expect(isUntouched({ ...arranged, ...change }, before)).toBe(false);
  });
});
