import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { answeringFor } from '../visitor.server.ts';
import { deliver } from './deliver.server.ts';
import { TooManyRequests } from './errors.ts';

const token = 'only-for-tests-0123456789-0123456789';
vi.stubEnv('WEBSITE_TOKEN', token);

const elsewhere = 'https://mail.example';

function taken(): Request[] {
  const asked: Request[] = [];
  const take = ({ request }: { request: Request }) => {
    asked.push(request);
    return HttpResponse.json({ ok: true });
  };
  contentService.use(http.post(`${api}/send`, take), http.post(`${elsewhere}/send`, take));
  return asked;
}

const from = (address: string, base: string = api) =>
  answeringFor({ address, language: 'ar' }, () => deliver(base, 'send', {}));

describe('deliver', () => {
  it('says for whom, and proves that it may say so', async () => {
    const asked = taken();
    await from('192.0.2.1');
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      'x-website-token': token,
      'x-visitor-address': '192.0.2.1',
      'x-visitor-language': 'ar',
    });
  });

  it('tells neither secret nor address to a service elsewhere', async () => {
    const asked = taken();
    await from('192.0.2.1', elsewhere);
    expect(asked[0]?.headers.get('x-visitor-language')).toBe('ar');
    expect(asked[0]?.headers.has('x-website-token')).toBe(false);
    expect(asked[0]?.headers.has('x-visitor-address')).toBe(false);
  });

  it.each([
    ['address', () => '192.0.2.2', '192.0.2.3'],
    ['IPv6 network', (i: number) => `2001:db8:0:1::${i + 1}`, '2001:db8:0:2::1'],
  ])('takes 30 from one %s, then says when to try again', async (_what, addressOf, other) => {
    const asked = taken();
    for (let i = 0; i < 30; i += 1) await from(addressOf(i));
    const refused = await from(addressOf(30)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyRequests);
    expect((refused as TooManyRequests).retryAfter).toBeGreaterThan(500);
    await from(other);
    expect(asked).toHaveLength(31);
  });
});
