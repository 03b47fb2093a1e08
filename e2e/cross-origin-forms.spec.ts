import { expect, test } from './form-visitor.ts';

test.describe('forms', () => {
  for (const path of ['/contact', '/reset-password', '/delete']) {
    test(`${path} rejects posts from other origins, other methods and query parameters`, async ({
      request,
      receiver,
      message,
    }) => {
      const form = {
        ...message,
        code: 'abc',
        password: 'three odd words',
        again: 'three odd words',
      };
      for (const headers of [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[]) {
        expect((await request.post(path, { form, headers })).status()).toBe(403);
      }
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const response = await request.fetch(path, { method, form });
        expect([method, response.status(), response.headers().allow]).toEqual([
          method,
          405,
          'GET, HEAD, POST',
        ]);
      }
      expect((await request.get(`${path}?${new URLSearchParams(form)}`)).status()).toBe(200);
      expect((await request.post(path, { data: form })).status()).toBe(415);
      const long = { ...form, message: 'm'.repeat(300_000) };
      expect((await request.post(path, { form: long })).status()).toBe(413);
      expect(receiver.calls()).toEqual([]);
    });
  }
});
