import { describe, expect, it } from 'vitest';
import { frontOfEachTest, rules } from '../mocks/running-front.ts';
import { isSparing } from './sparing.ts';

describe('a visitor', () => {
  it.each([
    { 'save-data': 'on' },
    { ect: 'slow-2g' },
    { ect: '2g' },
    { ect: '3g' },
    { 'save-data': 'on', ect: '4g' },
    { 'save-data': 'off', ect: '3g' },
  ])('who sends %o is sparing', (headers) => {
    expect(isSparing(headers)).toBe(true);
  });

  it.each([
    {},
    { ect: '4g' },
    { 'save-data': 'off', ect: '4g' },
    { 'save-data': '1', ect: '' },
    { ect: '2g, 3g' },
    { ect: '2G' },
    { ect: 'x'.repeat(9000) },
  ])('who sends %o is not', (headers) => {
    expect(isSparing(headers)).toBe(false);
  });
});

describe('a page', () => {
  const front = frontOfEachTest();
  const get: ReturnType<typeof front>['get'] = (...request) => front().get(...request);

  it.each([
    ['save-data', 'on'],
    ['ect', 'slow-2g'],
    ['ect', '3g'],
  ])('may be fetched ahead, but not by who sends %s: %s', async (name, value) => {
    const hint = { [name]: value };
    const usual = await get('/about', { ect: '4g' });
    expect(usual.headers['speculation-rules']).toBe('"/-/speculation-rules.json"');
    const sparing = await get('/about', hint);
    expect(sparing.headers).not.toHaveProperty('speculation-rules');
    expect([sparing.headers.etag, sparing.body]).toEqual([usual.headers.etag, usual.body]);
    const tag = String(usual.headers.etag);
    const again = await get('/about', { ...hint, 'if-none-match': tag });
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Save-Data, ECT']);
    expect(front().made).toEqual(['/about']);
  });

  it('is one for all connections, whatever they are called', async () => {
    const before = (await get('/about')).headers;
    for (const ect of ['4g', '5g', 'x', '2g, 3g']) {
      expect((await get('/about', { ect })).headers).toEqual({
        ...before,
        date: expect.anything(),
      });
    }
  });

  it('names a file of what to fetch ahead, which knows the first page’s connection, too', async () => {
    const ahead = (hint: Record<string, string>) => get('/-/speculation-rules.json', hint);
    expect((await ahead({ ect: '4g' })).body.toString()).toBe(rules);
    const { headers, body } = await ahead({ ect: '2g' });
    expect([body.toString(), headers.vary]).toEqual(['{}', 'Save-Data, ECT']);
  });

  it('asks for the connection, and lets it be told to where pictures come from', async () => {
    const { headers } = await get('/about');
    expect(headers['accept-ch']).toBe('ECT');
    expect(headers['permissions-policy']).toContain('ch-ect=(self "https://media.example")');
  });
});
