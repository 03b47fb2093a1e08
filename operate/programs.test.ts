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
