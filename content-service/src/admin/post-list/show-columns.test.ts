import { expect, test, vi } from 'vitest';

vi.mock('./choice-cell', () => ({ ChoiceCell: () => null }));
const { showChoices } = await import('./show-columns');

const columnsOf = (...names: string[]) => names.map((name) => ({ name, label: name }));
const formatted = (columns: ReturnType<typeof showChoices>) =>
  columns.filter(({ cellFormatter }) => cellFormatter).map(({ name }) => name);

test('shows what posts refer to in the words of their form', () => {
  const columns = showChoices(columnsOf('picture', 'title', 'post_type', 'nationality', 'city'));
  expect(formatted(columns)).toEqual(['post_type', 'nationality', 'city']);
  expect(columns[1]).toEqual({ name: 'title', label: 'title' });
});

test('leaves the columns of other lists', () => {
  expect(formatted(showChoices(columnsOf('name', 'city')))).toEqual([]);
});
