import { expect, it } from 'vitest';
import { programEnvironment } from './programs.ts';

const env = {
  PORT: '8080',
  CONTENT_PORT: '8081',
  PUBLIC_URL: 'https://diyar.example',
  CONTENT_PUBLIC_URL: 'https://panel.diyar.example',
  WEBSITE_TOKEN: 'x'.repeat(32),
};

it('gives each program its own port and address', () => {
  expect(programEnvironment('website', env)).toMatchObject({
    PORT: '8080',
    CONTENT_API: 'http://127.0.0.1:8081/api',
    CONTENT_MEDIA: 'https://panel.diyar.example',
  });
  expect(programEnvironment('content-service', env)).toMatchObject({
    PORT: '8081',
    PUBLIC_URL: 'https://panel.diyar.example',
    WEBSITE_URL: 'https://diyar.example',
    WEBSITE_NOTICES: 'http://127.0.0.1:8080',
  });
});

it('leaves an existing content service where it is', () => {
  const website = programEnvironment('website', { CONTENT_API: 'https://cms.example/api' });
  expect(website).toMatchObject({ PORT: '3000', CONTENT_API: 'https://cms.example/api' });
  expect(website).not.toHaveProperty('CONTENT_MEDIA');
});

it('sends no change notices without the secret that signs them', () => {
  expect(programEnvironment('content-service', {})).not.toHaveProperty('WEBSITE_NOTICES');
});

it('reaches programs where they listen, and takes no empty value for a setting', () => {
  const onIpv6 = { ...env, HOST: '::1' };
  expect(programEnvironment('website', onIpv6)).toMatchObject({
    HOST: '::1',
    CONTENT_API: 'http://[::1]:8081/api',
  });
  expect(programEnvironment('content-service', onIpv6)).toMatchObject({
    WEBSITE_NOTICES: 'http://[::1]:8080',
  });
  const empty = programEnvironment('website', { HOST: '', PORT: '', CONTENT_PORT: '' });
  expect(empty).toMatchObject({ PORT: '3000', CONTENT_API: 'http://127.0.0.1:1337/api' });
  expect(empty).not.toHaveProperty('HOST');
  expect(() => programEnvironment('website', { CONTENT_PORT: 'x' })).toThrow(
    'CONTENT_PORT must be a whole number up to 65535, not "x".',
  );
});
