import { expect, it } from 'vitest';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch } = createTestPages();

it.each(['apple-app-site-association', 'assetlinks.json'])(
  '%s does not exist while the brand names no app',
  async (file) => {
    const response = await fetch(`/.well-known/${file}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  },
);
