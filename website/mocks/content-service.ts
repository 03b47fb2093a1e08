import { setupServer } from 'msw/node';

/** The content service's base in tests: the default of the website's environment. */
export const api = 'http://127.0.0.1:1337/api';

/** The only external service. Tests mock its responses with `contentService.use(...)`. */
export const contentService = setupServer();
