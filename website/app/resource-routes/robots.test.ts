import { expect, it } from 'vitest';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch } = createTestPages();

it('allows everything and names the sitemap', async () => {
  const response = await fetch('/robots.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow:',
    'Sitemap: http://localhost:3000/sitemap.xml',
  ]);
});
