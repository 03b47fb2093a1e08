import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../app/environment.server.ts';
import { siteVersion } from './site-version.ts';

const versionWith = (variables: Record<string, string>) => siteVersion(readEnvironment(variables));

const { privateKey } = generateKeyPairSync('ed25519');
const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

it.each([
  ['PUBLIC_URL', 'https://site.example'],
  ['CONTENT_API', 'https://content.example/api'],
  ['CONTENT_MEDIA', 'https://media.example'],
  ['MEDIA_ORIGINS', 'https://pictures.example'],
  ['CONTENT_FORMAT', 'v4'],
  ['SEND_API', 'https://send.example/api'],
  ['DELETED_POSTS', 'anonymise'],
  ['TIME_ZONE', 'Europe/Berlin'],
  ['MAP_TILES', 'https://maps.example/area.pmtiles'],
  ['OFFLINE_PAGES', 'off'],
  ['CITY_FILE_KEY', key],
])('differs with %s, which pages show', (name, value) => {
  expect(versionWith({ [name]: value })).not.toBe(versionWith({}));
});

it.each([
  ['PAGE_CACHE_MB', '128'],
  ['LOG_LEVEL', 'error'],
  ['WEBSITE_TOKEN', 'x'.repeat(32)],
])('is the same with another %s', (name, value) => {
  expect(versionWith({ [name]: value })).toBe(versionWith({}));
});
