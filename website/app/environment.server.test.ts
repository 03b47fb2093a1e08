import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

describe("the website's environment", () => {
  it('has a default for everything', () => {
    const environment = readEnvironment({});
    expect(environment.PORT).toBe(3000);
    expect(environment.CONTENT_MEDIA).toBe('http://127.0.0.1:1337');
  });

  it('takes pictures from the content service unless told otherwise', () => {
    const from = (CONTENT_MEDIA: string) =>
      readEnvironment({ CONTENT_API: 'https://cms.example/api', CONTENT_MEDIA }).CONTENT_MEDIA;
    expect(from('')).toBe('https://cms.example');
    expect(from('https://media.example')).toBe('https://media.example');
  });

  it('sends messages to the content service unless told otherwise', () => {
    const CONTENT_API = 'https://cms.example/api';
    const SEND_API = 'https://mail.example';
    expect(readEnvironment({ CONTENT_API }).SEND_API).toBe(CONTENT_API);
    expect(readEnvironment({ CONTENT_API, SEND_API }).SEND_API).toBe(SEND_API);
  });

  it.each([
    ['PORT', 'eighty'],
    ['CONTENT_API', 'cms'],
    ['CONTENT_FORMAT', 'v6'],
    ['TIME_ZONE', 'Mars/Base'],
    ['BRAND_FILE', '/nowhere.json'],
    ['WEBSITE_TOKEN', 'short'],
    ['DELETED_POSTS', 'hide'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, nginx'],
    ['SURROGATE_KEYS', 'on'],
    ['CDN_PURGE_URL', 'https://cdn.example/purge'],
  ])('names a wrong %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});
