import { afterAll, afterEach, beforeAll } from 'vitest';
import { contentService } from './content-service.ts';

// The network's edge: a request that no test has described fails, and the message says where to.
beforeAll(() => contentService.listen({ onUnhandledFrame: 'error' }));
afterEach(() => contentService.resetHandlers());
afterAll(() => contentService.close());
