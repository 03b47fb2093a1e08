import { setupServer } from 'msw/node';

/** The content service's base in tests: the default of the website's environment. */
export const api = 'http://127.0.0.1:1337/api';

/** The one outside service. Tests describe its answers with `contentService.use(...)`. */
export const contentService = setupServer();
