import { describe, expect, it } from 'vitest';
import { serverForEachTest, speculationRules } from '../mocks/test-server.ts';
import { prefersReducedData } from './save-data.ts';

describe('a visitor', () => {
  it.each([
    { 'save-data': 'on' },
    { ect: 'slow-2g' },
    { ect: '2g' },
    { ect: '3g' },
    { 'save-data': 'on', ect: '4g' },
    { 'save-data': 'off', ect: '3g' },
  ])('who sends %o prefers reduced data', (headers) => {
    expect(prefersReducedData(headers)).toBe(true);
  });

  it.each([
    {},
    { ect: '4g' },
    { 'save-data': 'off', ect: '4g' },
    { 'save-data': '1', ect: '' },
    { ect: '2g, 3g' },
    { ect: '2G' },
    { ect: 'x'.repeat(9000) },
  ])('who sends %o does not', (headers) => {
    expect(prefersReducedData(headers)).toBe(false);
  });
});

describe('a page', () => {
  const server = serverForEachTest();
  const get: ReturnType<typeof server>['get'] = (...request) => server().get(...request);

  it.each([
    ['save-data', 'on'],
    ['ect', 'slow-2g'],
    ['ect', '3g'],
  ])('may be prefetched, but not by a client that sends %s: %s', async (name, value) => {
    const hint = { [name]: value };
    const normal = await get('/about', { ect: '4g' });
    expect(normal.headers['speculation-rules']).toBe('"/-/speculation-rules.json"');
    const reduced = await get('/about', hint);
    expect(reduced.headers).not.toHaveProperty('speculation-rules');
    expect([reduced.headers.etag, reduced.body]).toEqual([normal.headers.etag, normal.body]);
    const tag = String(normal.headers.etag);
    const again = await get('/about', { ...hint, 'if-none-match': tag });
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Save-Data, ECT']);
    expect(server().rendered).toEqual(['/about']);
  });

  it('is the same for all connections, whatever they are reported as', async () => {
    const baseline = (await get('/about')).headers;
    for (const ect of ['4g', '5g', 'x', '2g, 3g']) {
      expect((await get('/about', { ect })).headers).toEqual({
        ...baseline,
        date: expect.anything(),
      });
    }
  });

  it('links to speculation rules that depend on the connection, too', async () => {
    const rulesFor = (hint: Record<string, string>) => get('/-/speculation-rules.json', hint);
    expect((await rulesFor({ ect: '4g' })).body.toString()).toBe(speculationRules);
    const { headers, body } = await rulesFor({ ect: '2g' });
    expect([body.toString(), headers.vary]).toEqual(['{}', 'Save-Data, ECT']);
  });

  it('requests the connection type, for picture origins as well', async () => {
    const { headers } = await get('/about');
    expect(headers['accept-ch']).toBe('ECT');
    expect(headers['permissions-policy']).toContain('ch-ect=(self "https://media.example")');
  });
});
