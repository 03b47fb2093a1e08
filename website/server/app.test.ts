import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentHandlers } from '../mocks/content-handlers.ts';
import { api, contentService } from '../mocks/content-service.ts';
import { origin } from '../mocks/test-site.ts';

vi.mock('virtual:react-router/server-build', async () => {
  const { createTestBuild } = await import('../mocks/test-site.ts');
  // React Router asks for it, and a mocked module must name all that is asked for.
  return { ...(await createTestBuild()), unstable_getCriticalCss: undefined };
});
vi.stubEnv('WEBSITE_TOKEN', 'only-for-tests-0123456789-0123456789');

beforeEach(() => contentService.use(...contentHandlers({ posts: [] })));

it.each([
  ['/contact', 'en'],
  ['/ar/contact', 'ar'],
])('forwards the address and the language of a visitor who sends %s', async (path, language) => {
  const headers: Headers[] = [];
  contentService.use(
    http.post(`${api}/send`, ({ request }) => {
      headers.push(request.headers);
      return HttpResponse.json({ ok: true });
    }),
  );
  const { handleAction } = await import('./app.ts');
  const body = new URLSearchParams({
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: `Question in ${language}`,
    message: 'Where do I find the office?',
    opened: String(Date.now() - 60_000),
  });
  const request = new Request(origin + path, { method: 'POST', body, headers: { origin } });
  expect((await handleAction(request, '192.0.2.7')).status).toBe(303);
  expect(headers.map((each) => each.get('x-visitor-address'))).toEqual(['192.0.2.7']);
  expect(headers.map((each) => each.get('x-visitor-language'))).toEqual([language]);
});
