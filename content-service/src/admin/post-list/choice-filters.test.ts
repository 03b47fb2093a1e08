import { expect, test, vi } from 'vitest';

vi.mock('./lazy-choice-filter', () => ({ LazyChoiceFilter: () => null }));
const { knownOptions, keepOptions } = await import('./known-options');
const { choiceFilters } = await import('./choice-filters');

const filter = (name: string) => ({ name, label: name });

test('offers what one looks for posts by, with the choices of the form', () => {
  const filters = ['id', 'nationality', 'search_text', 'title', 'purge_at'].map(filter);
  const found = choiceFilters(filters, 'en');
  expect(found.map(({ name }) => name)).toEqual(['nationality', 'title']);
  expect(found[0]).toMatchObject({
    label: { id: 'content-manager.content-types.api::post.post.nationality' },
    mainField: { name: 'id' },
    operators: [{ value: '$eq' }, { value: '$ne' }],
    options: knownOptions.nationality,
  });
  expect(found[1]).toEqual({
    name: 'title',
    label: { id: 'content-manager.content-types.api::post.post.title', defaultMessage: 'title' },
  });
});

test('leaves the filters of other lists', () => {
  const filters = ['id', 'city', 'name'].map(filter);
  expect(choiceFilters(filters, 'en')).toEqual(filters);
});

test.each([
  ['en', 'in-review', 'In review'],
  ['tr', 'in-review', 'İncelemede'],
  ['ar', 'sent', 'أُرسلت بالبريد'],
  ['en', 'unheard-of', 'unheard-of'],
])('names states in %s', (language, value, label) => {
  const state = { ...filter('state'), options: [{ value, label: value }] };
  expect(choiceFilters([state], language)[0]?.options).toEqual([{ value, label }]);
});

test('fills the options that Strapi already has', () => {
  const [filtered] = choiceFilters([filter('nationality')], 'en');
  const choice = { id: 7, documentId: 'seven', label: 'Arabic · Sudanese community' };
  const community = { ...choice, language: 'ar', isRightToLeft: true };
  const choices = {
    post_type: [],
    nationality: [community],
    city: [],
    area: [],
    post_category: [],
  };
  keepOptions(choices);
  keepOptions(choices);
  expect(filtered?.options).toEqual([{ value: '7', label: 'Arabic · Sudanese community' }]);
});
