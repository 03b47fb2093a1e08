import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

test('has defaults for everything', () => {
  expect(readEnvironment({ PORT: '' }, '/srv/content-service')).toMatchObject({
    host: '127.0.0.1',
    port: 1337,
    publicUrl: 'http://127.0.0.1:1337',
    dataDirectory: '/srv/content-service/data',
    databaseUrl: undefined,
    demoContent: true,
    seedDirectory: '/srv/content-service/seed',
    brandFile: '/srv/brand.json',
    websiteToken: undefined,
    websiteNotices: [],
  });
});

test('takes what is given', () => {
  const given = { HOST: '0.0.0.0', PORT: '80', DATA_DIR: '/var/data', DEMO_CONTENT: 'false' };
  expect(readEnvironment({ ...given, JWT_SECRET: 'x' }, '/srv')).toMatchObject({
    publicUrl: 'http://localhost:80',
    dataDirectory: '/var/data',
    demoContent: false,
    secrets: { JWT_SECRET: 'x' },
  });
});

test('takes several websites to tell', () => {
  const given = {
    WEBSITE_TOKEN: 'x'.repeat(32),
    WEBSITE_NOTICES: 'http://127.0.0.1:3000/, https://site.example,',
  };
  expect(readEnvironment(given, '/srv').websiteNotices).toEqual([
    'http://127.0.0.1:3000',
    'https://site.example',
  ]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
  [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT must be true or false, not "yes".'],
  [
    { PUBLIC_URL: 'ftp://a' },
    'PUBLIC_URL must be an address that starts with http:// or https://, not "ftp://a".',
  ],
  [
    { DATABASE_URL: 'mysql://user:password@host' },
    'DATABASE_URL must start with postgres:// or postgresql://.',
  ],
  [{ WEBSITE_TOKEN: 'short' }, 'WEBSITE_TOKEN must have at least 32 characters.'],
  [
    { WEBSITE_NOTICES: 'site.example' },
    'WEBSITE_NOTICES must be addresses that start with http:// or https://, separated by commas, not "site.example".',
  ],
  [
    { WEBSITE_NOTICES: 'https://site.example' },
    'WEBSITE_NOTICES needs WEBSITE_TOKEN, which signs what is told.',
  ],
])('says what is wrong with %j', (given, sentence) => {
  expect(() => readEnvironment(given, '/srv')).toThrow(new Error(sentence));
});
