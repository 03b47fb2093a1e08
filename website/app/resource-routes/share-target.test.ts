import { expect, it } from 'vitest';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch } = createTestPages();

it('opens a search with what was shared', async () => {
  const response = await fetch('/ar/share-target?title=Visa&text=https%3A%2F%2Fnews.example');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/search?q=Visa']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
