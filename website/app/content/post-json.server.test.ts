import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { withVisitor } from '../request-context.server.ts';
import { TooManyRequests } from './errors.ts';
import { postJson } from './post-json.server.ts';

const token = 'only-for-tests-0123456789-0123456789';
vi.stubEnv('WEBSITE_TOKEN', token);
vi.stubEnv('CONTENT_TIMEOUT_MS', '100');
vi.stubEnv('SEND_TIMEOUT_MS', '1000');

afterEach(() => vi.restoreAllMocks());

const otherService = 'https://mail.example';

function recordRequests(): Request[] {
  const requests: Request[] = [];
  const handler = ({ request }: { request: Request }) => {
    requests.push(request);
    return HttpResponse.json({ ok: true });
  };
  contentService.use(http.post(`${api}/send`, handler), http.post(`${otherService}/send`, handler));
  return requests;
}

const postFrom = (address: string, base: string = api) =>
  withVisitor({ address, language: 'ar' }, () => postJson(base, 'send', {}));

describe('postJson', () => {
  it('sends the visitor’s address and language with the proof of origin', async () => {
    const requests = recordRequests();
    await postFrom('192.0.2.1');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      'x-website-token': token,
      'x-visitor-address': '192.0.2.1',
      'x-visitor-language': 'ar',
    });
  });

  it('sends neither secret nor address to another service', async () => {
    const requests = recordRequests();
    await postFrom('192.0.2.1', otherService);
    expect(requests[0]?.headers.get('x-visitor-language')).toBe('ar');
    expect(requests[0]?.headers.has('x-website-token')).toBe(false);
    expect(requests[0]?.headers.has('x-visitor-address')).toBe(false);
  });

  it('waits longer for the response than a page does, as the request may have been carried out', async () => {
    const posted = vi.spyOn(AbortSignal, 'timeout');
    recordRequests();
    await postFrom('192.0.2.4');
    expect(posted).toHaveBeenCalledExactlyOnceWith(1000);
  });

  it('gives up after its time limit', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    contentService.use(http.post(`${api}/send`, () => new Promise<never>(() => {})));
    await expect(postFrom('192.0.2.5')).rejects.toThrow('no response within 1000 ms');
  });

  it.each([
    ['address', () => '192.0.2.2', '192.0.2.3'],
    ['IPv6 network', (i: number) => `2001:db8:0:1::${i + 1}`, '2001:db8:0:2::1'],
  ])(
    'accepts 30 messages from one %s, then throws TooManyRequests',
    async (_what, addressOf, otherAddress) => {
      const requests = recordRequests();
      for (let i = 0; i < 30; i += 1) await postFrom(addressOf(i));
      const error = await postFrom(addressOf(30)).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(TooManyRequests);
      expect((error as TooManyRequests).retryAfter).toBeGreaterThan(500);
      await postFrom(otherAddress);
      expect(requests).toHaveLength(31);
    },
  );
});
