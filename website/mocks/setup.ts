import { afterAll, afterEach, beforeAll } from 'vitest';
import { contentService } from './content-service.ts';

// The mocked network: a request without a handler fails, with its address in the message.
beforeAll(() => contentService.listen({ onUnhandledFrame: 'error' }));
afterEach(() => contentService.resetHandlers());
afterAll(() => contentService.close());
