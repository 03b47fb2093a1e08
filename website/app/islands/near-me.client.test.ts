// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from './near-me.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

type Answer = Parameters<Geolocation['getCurrentPosition']>;

const NEAR = '<section tabindex="-1">A bakery, 1 km</section>';

/** A document with the island as the server renders it. */
function open(getCurrentPosition?: (...args: Answer) => void) {
  if (getCurrentPosition) {
    const value = { getCurrentPosition };
    Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
  }
  document.body.innerHTML = `<div><form action="/near/businesses"><button hidden>Near me</button></form>
    <p role="status"></p><div data-part="results"></div></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  mount(element, { locating: 'Finding', failed: 'No position', notLoaded: 'Not loaded' });
  return {
    button: element.querySelector('button'),
    status: getByRole(element, 'status'),
    results: element.querySelector('[data-part=results]') as HTMLElement,
  };
}

const locate = (succeed: Answer[0]) =>
  succeed({ coords: { latitude: 25.27041, longitude: -55.30829 } } as GeolocationPosition);

it('asks for the position only when pressed, sends it rounded, once, and shows what is near', async () => {
  const request = vi.fn(
    async (_url: string, _init?: RequestInit) =>
      new Response(`<main><div data-part="results">${NEAR}</div></main>`),
  );
  vi.stubGlobal('fetch', request);
  const ask = vi.fn<(...args: Answer) => void>();
  const { button, status, results } = open(ask);
  expect([button?.hidden, ask.mock.calls.length]).toEqual([false, 0]);
  button?.click();
  expect([status.textContent, request.mock.calls.length]).toEqual(['Finding', 0]);
  const [succeed, , options] = ask.mock.calls[0] ?? [];
  expect(options?.enableHighAccuracy).toBe(false);
  if (succeed) locate(succeed);
  await vi.waitFor(() => expect(results.innerHTML).toBe(NEAR));
  expect(document.activeElement).toBe(results.firstElementChild);
  expect(status.textContent).toBe('');
  const [url, init] = request.mock.calls[0] ?? [];
  expect([new URL(url ?? '').pathname, init?.method, String(init?.body)]).toEqual([
    '/near/businesses',
    'POST',
    'latitude=25.27&longitude=-55.31',
  ]);
  expect(request).toHaveBeenCalledTimes(1);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('no network'))],
  ['an error', async () => new Response('<h1>Later</h1>', { status: 503 })],
])('says so after %s', async (_, respond) => {
  vi.stubGlobal('fetch', respond);
  const { button, status, results } = open(locate);
  button?.click();
  await vi.waitFor(() => expect(status.textContent).toBe('Not loaded'));
  expect(results.innerHTML).toBe('');
});

it('says so if there is no position', () => {
  const { button, status } = open((_, fail) => fail?.({} as GeolocationPositionError));
  button?.click();
  expect(status.textContent).toBe('No position');
});

it('offers nothing where the browser cannot know a position', () => {
  expect(open().button?.hidden).toBe(true);
});
