import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

describe("the website's environment", () => {
  it('has a default for everything', () => {
    const environment = readEnvironment({});
    expect(environment.PORT).toBe(3000);
    expect(environment.CONTENT_MEDIA).toBe('http://127.0.0.1:1337');
  });

  it('loads pictures from the content service by default', () => {
    const from = (CONTENT_MEDIA: string) =>
      readEnvironment({ CONTENT_API: 'https://cms.example/api', CONTENT_MEDIA }).CONTENT_MEDIA;
    expect(from('')).toBe('https://cms.example');
    expect(from('https://media.example')).toBe('https://media.example');
  });

  it('lets the content service frame previews by default', () => {
    const from = (CONTENT_PUBLIC_URL: string) =>
      readEnvironment({
        CONTENT_API: 'https://cms.example/api',
        CONTENT_MEDIA: 'https://media.example',
        CONTENT_PUBLIC_URL,
      }).CONTENT_PUBLIC_URL;
    expect(from('')).toBe('https://cms.example');
    expect(from('https://panel.example')).toBe('https://panel.example');
  });

  it('has no maps by default, and no further origins for them without tiles', () => {
    expect(readEnvironment({}).MAP_TILES).toBeUndefined();
    const MAP_TILES = 'https://tiles.example/style.json';
    const MAP_ORIGINS = 'https://fonts.example/x, https://tiles.example:8443';
    expect(readEnvironment({ MAP_TILES, MAP_ORIGINS }).MAP_ORIGINS).toEqual([
      'https://fonts.example',
      'https://tiles.example:8443',
    ]);
    expect(() => readEnvironment({ MAP_ORIGINS })).toThrow('MAP_ORIGINS: requires MAP_TILES');
    expect(() => readEnvironment({ MAP_TILES: 'tiles.pmtiles' })).toThrow('MAP_TILES');
  });

  it('sends messages to the content service by default', () => {
    const CONTENT_API = 'https://cms.example/api';
    const SEND_API = 'https://mail.example';
    expect(readEnvironment({ CONTENT_API }).SEND_API).toBe(CONTENT_API);
    expect(readEnvironment({ CONTENT_API, SEND_API }).SEND_API).toBe(SEND_API);
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '4000' }, 'http://localhost:4000'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ HOST: '0.0.0.0', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
    [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
    [{ PORT: '4000', PUBLIC_URL: '' }, 'http://localhost:4000'],
    [{ PORT: '4000', PUBLIC_URL: 'https://site.example' }, 'https://site.example'],
  ])('with %j has the public address %s', (variables, address) => {
    expect(readEnvironment(variables).PUBLIC_URL).toBe(address);
  });

  it.each([
    [{}, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '127.0.0.1'],
    [{ METRICS_HOST: '10.0.0.7' }, '10.0.0.7'],
  ])('with %j serves metrics on %s', (variables, host) => {
    expect(readEnvironment(variables).METRICS_HOST).toBe(host);
  });

  it.each([
    [{}, []],
    [{ S3_ENDPOINT: 'https://s3.example:9000/' }, []],
    [
      { S3_ENDPOINT: 'https://s3.example:9000/', MEDIA_ORIGINS: 'https://a.example/x' },
      ['https://a.example', 'https://s3.example:9000'],
    ],
    [
      { S3_ENDPOINT: 'https://s3.example:9000', S3_PATH_STYLE: 'false' },
      ['https://files.s3.example:9000'],
    ],
    [
      { S3_ENDPOINT: 'https://s3.example', UPLOADS_URL: 'https://cdn.example/files' },
      ['https://cdn.example'],
    ],
  ])('with %j permits pictures of %j as well', (variables, origins) => {
    const S3_BUCKET = origins.length > 0 ? 'files' : '';
    expect(readEnvironment({ ...variables, S3_BUCKET }).MEDIA_ORIGINS).toEqual(origins);
  });

  it.each([
    ['', 'max-age=31536000'],
    ['off', null],
    ['0', 'max-age=0'],
    ['600', 'max-age=600'],
    ['63072000; includeSubDomains', 'max-age=63072000; includeSubDomains'],
    ['63072000 ;includesubdomains', 'max-age=63072000; includeSubDomains'],
  ])('turns HSTS=%s into the header %s', (HSTS, header) => {
    expect(readEnvironment({ HSTS }).HSTS).toBe(header);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'ftp://site.example'],
    ['HSTS', 'on'],
    ['HSTS', 'max-age=600'],
    ['HSTS', '-1'],
    ['HSTS', '600; preload'],
    ['HSTS', 'off; includeSubDomains'],
    ['CONTENT_API', 'cms'],
    ['CONTENT_FORMAT', 'v6'],
    ['TIME_ZONE', 'Mars/Base'],
    ['BRAND_FILE', '/nowhere.json'],
    ['WEBSITE_TOKEN', 'short'],
    ['CITY_FILE_KEY', 'AAAA'],
    ['DELETED_POSTS', 'hide'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, nginx'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['SURROGATE_KEYS', 'on'],
    ['CDN_PURGE_URL', 'https://cdn.example/purge'],
  ])('reports an invalid %s: %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});

it('has the process run in UTC, whatever the time zone of the machine', () => {
  expect(process.env.TZ).toBe('UTC');
  expect(new Date(2026, 2, 29, 2, 30).toISOString()).toBe('2026-03-29T02:30:00.000Z');
});
