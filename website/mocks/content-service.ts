import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The content service's base in tests: the default of the website's environment. */
export const api = 'http://127.0.0.1:1337/api';

/**
 * The only external service. Tests mock its responses with `contentService.use(...)`; like most
 * services, it knows no former slugs, languages or numbers of posts, machine translations, codes of
 * mails, corrections or costs otherwise.
 */
export const contentService = setupServer(
  http.get(`${api}/former-slugs/:slug`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${api}/post-languages`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${api}/confirmations`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${api}/corrections`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${api}/post-counts`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${api}/machine-translations`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${api}/costs`, () => new HttpResponse(null, { status: 404 })),
);
