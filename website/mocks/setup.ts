import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { contentService } from './content-service.ts';

// The mocked network: a request without a handler fails, with its address in the message.
beforeAll(() => contentService.listen({ onUnhandledFrame: 'error' }));
afterEach(() => contentService.resetHandlers());
afterAll(() => contentService.close());

// Otherwise the first test that needs it would keep a key in a folder.
process.env.CITY_FILE_KEY ??= generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'der' })
  .toString('base64');
