import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.server.ts';

const postRequest = (body: BodyInit, type?: string) =>
  new Request('http://site.example/contact', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });

describe('readForm', () => {
  it('reads the fields', async () => {
    const form = await readForm(
      postRequest(new URLSearchParams({ name: 'مريم', message: 'a\r\nb' })),
    );
    expect(form.get('name')).toBe('مريم');
    expect(form.get('message')).toBe('a\r\nb');
  });

  it('rejects other content types', async () => {
    await expect(readForm(postRequest(new FormData()))).rejects.toMatchObject({
      init: { status: 415 },
    });
    await expect(readForm(postRequest('{}', 'application/json'))).rejects.toMatchObject({
      init: { status: 415 },
    });
  });

  it('rejects a body that is too large', async () => {
    const endless = postRequest('a='.padEnd(300_000, 'x'), 'application/x-www-form-urlencoded');
    await expect(readForm(endless)).rejects.toMatchObject({ init: { status: 413 } });
  });
});
