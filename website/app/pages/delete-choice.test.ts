import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { createTestSite } from '../../mocks/test-site.ts';

const CODE = 'c'.repeat(43);
const PASSWORD = 'tulips and "quotes"';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

const send = (form: Record<string, string>, path = '/delete') =>
  fetchPage(path, { method: 'POST', body: new URLSearchParams(form) });

/** Mocks a response of the content service; returns the bodies that it received. */
function respondTo(path: string, body: object, status = 200): unknown[] {
  const received: unknown[] = [];
  contentService.use(
    http.post(`${api}/${path}`, async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return received;
}

describe('/delete', () => {
  it.each(['/delete', `/delete?code=${CODE}`, `/ar/delete?code=${CODE}`])(
    'preselects nothing at %s',
    async (path) => {
      const html = await (await fetchPage(path)).text();
      expect(html).not.toMatch(/<input[^>]* checked/);
      expect(html.match(/type="radio"/g)?.length ?? 0).toBe(path.includes('code') ? 2 : 0);
    },
  );

  it('asks for confirmation after the correct password, which is not sent back', async () => {
    const received = respondTo('account-deletion/code', { code: CODE });
    const response = await send({ owner: 'm@example.org', password: PASSWORD, scope: 'account' });
    expect(received).toEqual([{ email: 'm@example.org', password: PASSWORD }]);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toContain(`<input type="hidden" name="code" value="${CODE}"/>`);
    expect(html).not.toContain('tulips');
    expect(html).not.toMatch(/<input[^>]* checked/);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>No, keep everything</);
  });

  it('deletes nothing without a choice and asks for one', async () => {
    const response = await send({ code: CODE });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Please choose what should be deleted.');
    expect(html).toContain(`name="code" value="${CODE}"`);
  });

  it('deletes what was selected, with the code', async () => {
    const received = respondTo('account-deletion/confirm', { ok: true });
    const response = await send({ code: CODE, scope: 'content' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/delete?done=content#outcome');
    expect(received).toEqual([{ code: CODE, scope: 'content' }]);
  });

  it('keeps the choice if the deletion fails', async () => {
    respondTo('account-deletion/confirm', { error: { message: 'down' } }, 500);
    const html = await (await send({ code: CODE, scope: 'account' })).text();
    expect(html).toMatch(/<input[^>]* checked=""[^>]*value="account"/);
  });
});
