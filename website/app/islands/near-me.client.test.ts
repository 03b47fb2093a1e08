// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './near-me.client.ts';

/** What forms were sent with. */
let sent: [string, FormDataEntryValue][][];

beforeEach(() => {
  sent = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    sent.push([...new FormData(this)]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

type Answer = Parameters<Geolocation['getCurrentPosition']>;

/** A document with the island as the server renders it. */
function open(getCurrentPosition?: (...args: Answer) => void) {
  if (getCurrentPosition) {
    const value = { getCurrentPosition };
    Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
  }
  document.body.innerHTML = `<div><form><input type="hidden" name="latitude">
    <input type="hidden" name="longitude"><button hidden>Near me</button></form>
    <p role="status"></p></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  mount(element, { locating: 'Finding', failed: 'No position' });
  return { button: element.querySelector('button'), status: getByRole(element, 'status') };
}

it('asks for the position only when pressed, and sends it rounded, once', () => {
  const ask = vi.fn<(...args: Answer) => void>();
  const { button, status } = open(ask);
  expect([button?.hidden, ask.mock.calls.length]).toEqual([false, 0]);
  button?.click();
  expect([status.textContent, sent]).toEqual(['Finding', []]);
  const [succeed, , options] = ask.mock.calls[0] ?? [];
  expect(options?.enableHighAccuracy).toBe(false);
  const coords = { latitude: 25.27041, longitude: -55.30829 };
  succeed?.({ coords } as GeolocationPosition);
  expect(sent).toEqual([
    [
      ['latitude', '25.27'],
      ['longitude', '-55.31'],
    ],
  ]);
  expect(document.querySelector('input')?.value).toBe('');
});

it('says so if there is no position', () => {
  const { button, status } = open((_, fail) => fail?.({} as GeolocationPositionError));
  button?.click();
  expect([status.textContent, sent]).toEqual(['No position', []]);
});

it('offers nothing where the browser cannot know a position', () => {
  expect(open().button?.hidden).toBe(true);
});
