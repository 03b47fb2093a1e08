// @vitest-environment jsdom
import { getByRole, queryAllByRole } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentService } from '../../mocks/content-service.ts';
import type { Suggestion } from './search-suggestions/suggestion.ts';
import { mount } from './search-suggestions.client.ts';

const endpoint = '/search/suggestions?community=ur';
const properties = { endpoint, announcements: ['none', 'one', 'two', 'three'] };

const three: Suggestion[] = [
  { title: 'Bread', kind: 'Article', href: '#bread' },
  { title: 'نان', kind: 'Question', href: '#nan', language: 'fa' },
  { title: '<b>Rolls</b>', kind: 'Event', href: '#rolls' },
];

/** What the server was asked for. */
let requested: string[];
let respond: (text: string) => Promise<Response> | Response;
/** Whether the form would have been sent. */
let isSubmitted: boolean;
/** The options that were followed. */
let followed: (string | null)[];

beforeEach(() => {
  // Timers only: the mocked network has to go on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView = vi.fn();
  requested = [];
  respond = () => HttpResponse.json({ suggestions: three });
  isSubmitted = false;
  followed = [];
  contentService.use(
    http.get('*/search/suggestions', ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(String(searchParams));
      return respond(searchParams.get('q') ?? '');
    }),
  );
});

afterEach(() => vi.useRealTimers());

/** A document with the island as the server renders it. */
function open(connection?: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = `<div><form><input type="search"><button>Search</button></form>
    <div id="list" role="listbox" hidden></div><p aria-live="polite"></p></div>`;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    isSubmitted = true;
  });
  const element = document.body.firstElementChild as HTMLElement;
  element.querySelector('[role=listbox]')?.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).getAttribute('href'));
  });
  mount(element, properties);
  const input = element.querySelector('input') as HTMLInputElement;
  input.focus();
  return input;
}

function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses a key; Enter sends the form unless that is prevented, as in a browser. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const target = document.activeElement as HTMLInputElement;
  const options = { key, bubbles: true, cancelable: true, ...init };
  const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', options));
  if (isUnhandled && key === 'Enter') target.form?.requestSubmit();
  return isUnhandled;
}

const titles = () =>
  queryAllByRole(document.body, 'option').map(
    ({ firstElementChild }) => firstElementChild?.textContent,
  );

const announced = () => document.querySelector('[aria-live]')?.textContent;

/** The option that the field points at, which has to be the selected one. */
function activeTitle(): string | null {
  const [selected, ...others] = document.querySelectorAll('[aria-selected=true]');
  expect(others).toEqual([]);
  const id = getByRole(document.body, 'combobox').getAttribute('aria-activedescendant');
  expect(selected?.id ?? null).toBe(id);
  return selected?.firstElementChild?.textContent ?? null;
}

/** Types, waits out the pause in typing and for the suggestions. */
async function suggest(text = 'bread') {
  const input = open();
  type(input, text);
  vi.advanceTimersByTime(250);
  await vi.waitFor(() => expect(announced()).not.toBe(''));
  return input;
}

describe('typing', () => {
  it('offers posts with their kinds as options of a combobox', async () => {
    const input = await suggest();
    expect(requested).toEqual(['community=ur&q=bread']);
    expect(titles()).toEqual(['Bread', 'نان', '<b>Rolls</b>']);
    const options = queryAllByRole(document.body, 'option');
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '#bread',
      '#nan',
      '#rolls',
    ]);
    expect(options[0]?.textContent).toBe('Bread Article');
    expect(options[1]?.firstElementChild).toMatchObject({ lang: 'fa', dir: 'auto' });
    expect(input.getAttribute('role')).toBe('combobox');
    expect(input.getAttribute('aria-autocomplete')).toBe('list');
    expect(input.getAttribute('aria-controls')).toBe('list');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(activeTitle()).toBeNull();
    expect(announced()).toBe('three');
  });

  it('asks once it has paused for 250 ms, for what is there then', async () => {
    const input = open();
    type(input, 'br');
    vi.advanceTimersByTime(249);
    type(input, 'bread ');
    vi.advanceTimersByTime(249);
    expect(requested).toEqual([]);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(titles()).toHaveLength(3));
    expect(requested).toEqual(['community=ur&q=bread']);
  });

  it('asks for nothing below two characters, and closes the list', async () => {
    const input = await suggest();
    type(input, ' b ');
    expect(titles()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(announced()).toBe('');
    vi.advanceTimersByTime(1000);
    expect(requested).toHaveLength(1);
  });

  it('drops an older request whose response is late', async () => {
    const late = Promise.withResolvers<Response>();
    respond = (text) =>
      text === 'old' ? late.promise : HttpResponse.json({ suggestions: three.slice(0, 1) });
    const input = open();
    type(input, 'old');
    vi.advanceTimersByTime(250);
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    type(input, 'new');
    vi.advanceTimersByTime(250);
    await vi.waitFor(() => expect(titles()).toEqual(['Bread']));
    late.resolve(HttpResponse.json({ suggestions: three }));
    await late.promise;
    await nextMessage();
    expect(titles()).toEqual(['Bread']);
  });

  it('leaves the list as it is when a request is aborted', async () => {
    const input = await suggest();
    respond = () => new Promise(() => {});
    type(input, 'old');
    vi.advanceTimersByTime(250);
    await vi.waitFor(() => expect(requested).toHaveLength(2));
    type(input, 'older');
    await nextMessage();
    expect(titles()).toHaveLength(3);
  });

  it('aborts a request when more is typed', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const input = open();
    type(input, 'old');
    vi.advanceTimersByTime(250);
    const signal = fetchSpy.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    type(input, 'older');
    expect(signal?.aborted).toBe(true);
    fetchSpy.mockRestore();
  });

  it('says that there are none', async () => {
    respond = () => HttpResponse.json({ suggestions: [] });
    const input = await suggest();
    expect(announced()).toBe('none');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['the content service is down', () => new HttpResponse('Not available', { status: 503 })],
    ['there is no network', () => HttpResponse.error()],
    ['the response is something else', () => new HttpResponse('<!DOCTYPE html>')],
  ])('closes the list without a word where %s', async (_, failure) => {
    const input = await suggest();
    respond = failure;
    type(input, 'bread rolls');
    vi.advanceTimersByTime(250);
    await vi.waitFor(() => expect(announced()).toBe(''));
    expect(titles()).toEqual([]);
  });

  it('opens no list once the field has been left', async () => {
    const input = open();
    type(input, 'bread');
    vi.advanceTimersByTime(250);
    input.blur();
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    await nextMessage();
    expect(titles()).toEqual([]);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '3g' }]])(
    'leaves the field as it is where the connection is %j',
    (connection) => {
      const input = open(connection);
      type(input, 'bread');
      vi.advanceTimersByTime(1000);
      expect(input.outerHTML).toBe('<input type="search">');
      expect(requested).toEqual([]);
    },
  );
});

describe('the keyboard', () => {
  it('goes down and up the options, round the ends', async () => {
    await suggest();
    for (const title of ['Bread', 'نان', '<b>Rolls</b>', 'Bread']) {
      expect(press('ArrowDown')).toBe(false);
      expect(activeTitle()).toBe(title);
    }
    for (const title of ['<b>Rolls</b>', 'نان']) {
      press('ArrowUp');
      expect(activeTitle()).toBe(title);
    }
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  });

  it('goes from the field up to the last option', async () => {
    await suggest();
    press('ArrowUp');
    expect(activeTitle()).toBe('<b>Rolls</b>');
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
    'returns to the text with %s, which moves the cursor there',
    async (key) => {
      await suggest();
      press('ArrowDown');
      expect(press(key)).toBe(true);
      expect(activeTitle()).toBeNull();
      expect(titles()).toHaveLength(3);
    },
  );

  it('follows the active option with Enter, without sending the form', async () => {
    await suggest();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect([followed, isSubmitted, titles()]).toEqual([['#nan'], false, []]);
  });

  it('sends the form with Enter where no option is active', async () => {
    await suggest();
    press('Enter');
    expect([isSubmitted, titles()]).toEqual([true, []]);
  });

  it('sends nothing with Enter that belongs to an input method', async () => {
    await suggest();
    press('ArrowDown');
    press('Enter', { isComposing: true });
    expect(activeTitle()).toBe('Bread');
    press('Enter', { keyCode: 229 });
    expect(activeTitle()).toBe('Bread');
  });

  it('lets the browser restore the field when a visitor comes back', async () => {
    const input = await suggest();
    expect(input.autocomplete).toBe('off');
    dispatchEvent(new Event('pagehide'));
    expect(input.autocomplete).toBe('on');
    dispatchEvent(new Event('pageshow'));
    expect(input.autocomplete).toBe('off');
  });

  it('closes the list with Escape, and clears the field with a second one', async () => {
    const input = await suggest();
    expect(press('Escape')).toBe(false);
    expect([titles(), input.value, input.getAttribute('aria-expanded')]).toEqual([
      [],
      'bread',
      'false',
    ]);
    press('Escape');
    expect(input.value).toBe('');
    expect(press('Escape')).toBe(true);
  });

  it('keeps the list closed with Escape while suggestions are on their way', async () => {
    const input = await suggest();
    type(input, 'bread rolls');
    press('Escape');
    vi.advanceTimersByTime(1000);
    expect([titles(), requested.length]).toEqual([[], 1]);
  });

  it('opens a closed list again', async () => {
    await suggest();
    press('Escape');
    press('ArrowDown');
    expect(activeTitle()).toBe('Bread');
  });

  it('opens and closes the list with Alt, without an active option', async () => {
    await suggest();
    press('ArrowDown');
    press('ArrowUp', { altKey: true });
    expect(titles()).toEqual([]);
    press('ArrowDown', { altKey: true });
    expect([titles().length, activeTitle()]).toEqual([3, null]);
  });

  it('leaves the arrows to the browser where there is nothing to choose', () => {
    open();
    expect(press('ArrowDown')).toBe(true);
  });

  it('forgets the active option when more is typed', async () => {
    const input = await suggest();
    press('ArrowDown');
    type(input, 'breads');
    expect(activeTitle()).toBeNull();
  });
});

it('closes the list when the field is left', async () => {
  const input = await suggest();
  input.blur();
  expect(titles()).toEqual([]);
});

it('keeps the focus in the field when an option is pressed, and closes the list', async () => {
  const input = await suggest();
  const option = queryAllByRole(document.body, 'option')[2];
  const pressing = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  expect(option?.dispatchEvent(pressing)).toBe(false);
  option?.click();
  expect([followed, titles(), document.activeElement]).toEqual([['#rolls'], [], input]);
});

/** Resolves after what the event loop has already queued, such as a response that arrived. */
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
