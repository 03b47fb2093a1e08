import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from './environment';

test('has defaults for everything', () => {
  expect(readEnvironment({ PORT: '' }, '/srv/content-service')).toMatchObject({
    host: '127.0.0.1',
    port: 1337,
    publicUrl: 'http://127.0.0.1:1337',
    dataDirectory: '/srv/content-service/data',
    databaseUrl: undefined,
    databaseWaitSeconds: 60,
    demoContent: true,
    seedDirectory: '/srv/content-service/seed',
    vocabularyDirectory: '/srv/content-service/vocabulary',
    brandFile: '/srv/brand.json',
    websiteUrl: 'http://localhost:3000',
    websiteToken: undefined,
    countSearches: true,
    countReads: true,
    websiteNotices: [],
    calendarNetworks: [],
    trustedProxies: [],
    smtpUrl: undefined,
    reportsToHideContact: 3,
    confirmationMails: 'off',
    linksPerNight: 0,
    mailRetrySeconds: [10, 30, 120, 600, 1800, 7200, 21600],
    firstAdministrator: undefined,
  });
});

test('reads values that are set', () => {
  const env = { HOST: '0.0.0.0', PORT: '80', DATA_DIR: '/var/data', DEMO_CONTENT: 'false' };
  const others = { JWT_SECRET: 'x', VOCABULARY_DIR: 'words' };
  expect(readEnvironment({ ...env, ...others }, '/srv')).toMatchObject({
    vocabularyDirectory: '/srv/words',
    publicUrl: 'http://localhost:80',
    dataDirectory: '/var/data',
    demoContent: false,
    secrets: { JWT_SECRET: 'x' },
  });
});

test('reads lists and removes trailing slashes', () => {
  const env = {
    WEBSITE_URL: 'https://diyar.example/',
    WEBSITE_TOKEN: 'x'.repeat(32),
    WEBSITE_NOTICES: 'http://one:3000/, http://two:3000,',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
    CALENDAR_NETWORKS: '10.0.0.0/8',
    SMTP_URL: 'smtps://user:pass%40word@mail.example:465',
    MAIL_FROM: 'Diyar <desk@diyar.example>',
    MAIL_RETRY_SECONDS: '0.5,60',
    ADMIN_EMAIL: 'Desk@diyar.example',
    ADMIN_PASSWORD_FILE: '/run/secrets/password',
  };
  expect(readEnvironment(env, '/srv')).toMatchObject({
    websiteUrl: 'https://diyar.example',
    websiteNotices: ['http://one:3000', 'http://two:3000'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    calendarNetworks: ['10.0.0.0/8'],
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailRetrySeconds: [0.5, 60],
    firstAdministrator: { email: 'desk@diyar.example', passwordFile: '/run/secrets/password' },
  });
});

test('removes invisible characters from the sender', () => {
  const env = { MAIL_FROM: '\u202EDiyar\u200B <desk@diyar.example>' };
  expect(readEnvironment(env, '/srv').mailFrom).toBe('Diyar <desk@diyar.example>');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
  [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT must be true or false, not "yes".'],
  [{ DELETED_POSTS: 'hide' }, 'DELETED_POSTS must be remove or anonymise, not "hide".'],
  [
    { PUBLIC_URL: 'ftp://a' },
    'PUBLIC_URL must be an address that starts with http:// or https://, not "ftp://a".',
  ],
  [
    { DATABASE_URL: 'mysql://user:password@host' },
    'DATABASE_URL must start with postgres:// or postgresql://.',
  ],
  [
    { DATABASE_WAIT_SECONDS: '2m' },
    'DATABASE_WAIT_SECONDS must be a whole number from 0 to 3600, not "2m".',
  ],
  [
    { DATABASE_WAIT_SECONDS: '3601' },
    'DATABASE_WAIT_SECONDS must be a whole number from 0 to 3600, not "3601".',
  ],
  [{ SMTP_URL: 'http://user:password@host' }, 'SMTP_URL must start with smtp:// or smtps://.'],
  [{ WEBSITE_TOKEN: 'short' }, 'WEBSITE_TOKEN must have at least 32 characters.'],
  [
    { WEBSITE_NOTICES: 'https://site.example' },
    'WEBSITE_NOTICES needs WEBSITE_TOKEN, which signs the notices.',
  ],
  [{ SMTP_URL: 'smtp://host' }, 'MAIL_FROM is missing: SMTP_URL needs a sender address.'],
  [
    { MAIL_FROM: 'a@b.example, c@d.example' },
    'MAIL_FROM must be an address, or a name and <address>, not "a@b.example, c@d.example".',
  ],
  [
    { TRUSTED_PROXIES: 'nginx' },
    'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, not "nginx".',
  ],
  [
    { CALENDAR_NETWORKS: 'home' },
    'CALENDAR_NETWORKS must be IP addresses or ranges such as 10.0.0.0/8, not "home".',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.1,0.0.0.0/0' },
    'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, not "10.0.0.1,0.0.0.0/0".',
  ],
  [
    { MAIL_RETRY_SECONDS: '10,soon' },
    'MAIL_RETRY_SECONDS must be a comma-separated list of seconds, not "10,soon".',
  ],
  [{ ADMIN_EMAIL: 'desk' }, 'ADMIN_EMAIL must be an email address, not "desk".'],
  [
    { ADMIN_EMAIL: 'desk@diyar.example' },
    'ADMIN_EMAIL and ADMIN_PASSWORD_FILE belong together: set both or neither.',
  ],
  [
    { ADMIN_PASSWORD_FILE: 'password' },
    'ADMIN_EMAIL and ADMIN_PASSWORD_FILE belong together: set both or neither.',
  ],
])('rejects %j with a clear message', (env, sentence) => {
  expect(() => readEnvironment(env, '/srv')).toThrow(new Error(sentence));
});

describe('machine translation', () => {
  const read = (env: NodeJS.ProcessEnv) => readEnvironment(env, '/srv').translation;

  test('is off unless a service is named', () => {
    expect(read({ TRANSLATION_URL: 'http://mt:5000', TRANSLATION_KEY: 'key' })).toBeUndefined();
  });

  test('reads the services', () => {
    expect(
      read({ TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'http://mt:5000/' }),
    ).toEqual({ name: 'libretranslate', url: 'http://mt:5000', key: undefined });
    expect(read({ TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: 'k:fx' })).toEqual({
      name: 'deepl',
      url: 'https://api-free.deepl.com',
      key: 'k:fx',
    });
    expect(read({ TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: 'k' })?.url).toBe(
      'https://api.deepl.com',
    );
  });

  test.each([
    [{ TRANSLATION_SERVICE: 'google' }, /^TRANSLATION_SERVICE must be libretranslate or deepl/],
    [{ TRANSLATION_SERVICE: 'deepl' }, /needs TRANSLATION_KEY\.$/],
    [{ TRANSLATION_SERVICE: 'libretranslate' }, /needs TRANSLATION_URL\.$/],
    [{ TRANSLATION_URL: 'ftp://mt' }, /^TRANSLATION_URL must be an address[^"]*$/],
    [{ EXCHANGE_RATES_URL: 'tcmb' }, /^EXCHANGE_RATES_URL must be an address/],
    [{ TRANSLATIONS_PER_DAY: 'many' }, /^TRANSLATIONS_PER_DAY must be a whole number/],
    [{ TRANSLATIONS_PER_DAY: '5' }, /^TRANSLATIONS_PER_DAY needs TRANSLATION_SERVICE\.$/],
  ])('rejects %o', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });
});

describe('the clock of the process', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
  ])('with TZ=%s is in %s', async (zone, expected) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    await import('./environment.js');
    expect(
      new Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Calcutta', 'Kolkata'),
    ).toBe(expected);
  });
});
