// @vitest-environment jsdom
import { getByLabelText, getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './cost-choice.client.ts';

type Answer = { query: string; sum: string; others?: string };

/** The parts of a page that the island needs, as the server renders them. */
const pageOf = ({ query, sum, others = '' }: Answer) => `<title>Dubai ${query}</title>
  <a data-language hreflang="ar" href="/ar/costs/dubai${query}">العربية</a>
  <div data-island="cost-choice">
    <header data-part="title"><h1>Dubai ${query}</h1></header>
    <details><summary>${query}</summary>
      <form action="/costs"><label>City <select name="city"><option value="dubai">Dubai</option>
        <option value="istanbul">Istanbul</option></select></label>
        <label>Beside <select name="beside"><option value=""></option>${others}</select></label>
        <label><input type="checkbox" name="without" value="food">Food</label>
        <label><input type="checkbox" name="without" value="phone">Phone</label>
        <button>Show</button><p role="status"></p></form></details>
    <div data-part="result"><ul data-part="sums"><li><h2>Dubai</h2><b>${sum}</b></li></ul>
      <li><h3>Food</h3><details><summary>Prices</summary></details></li></div>
  </div>`;

type Call = { url: string; signal: AbortSignal; answer: (response: Response) => void };
let calls: Call[];

beforeEach(() => {
  calls = [];
  history.replaceState(null, '', '/costs/dubai');
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
        calls.push({ url, signal, answer });
      }),
  );
  document.documentElement.innerHTML = pageOf({ query: '', sum: '1 AED' });
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (element) mount(element, { failed: 'Not updated' });
});
afterEach(() => vi.unstubAllGlobals());

const choose = (label: string) => {
  const field = getByLabelText(document.body, label);
  field.focus();
  field.click();
  return field;
};
const status = () => getByRole(document.body, 'status').textContent;

function response(path: string, answer: Answer): Response {
  const found = new Response(pageOf(answer));
  Object.defineProperty(found, 'url', { value: location.origin + path });
  return found;
}

it('shows, announces and addresses the last choice only, and keeps the focus and what is open', async () => {
  const prices = () => document.querySelector<HTMLDetailsElement>('[data-part=result] details');
  prices()?.toggleAttribute('open', true);
  choose('Food');
  const field = choose('Phone');
  expect(calls.map(({ url, signal }) => [url, signal.aborted])).toEqual([
    ['/costs/dubai?without=food', true],
    ['/costs/dubai?without=food&without=phone', false],
  ]);
  const query = '?without=food,phone';
  const others = '<option value="ankara">Ankara</option>';
  calls[1]?.answer(response(`/costs/dubai${query}`, { query, sum: '2 AED', others }));
  await vi.waitFor(() => expect(status()).toBe('Dubai: 2 AED'));
  expect(location.pathname + location.search).toBe(`/costs/dubai${query}`);
  expect(document.title).toBe(`Dubai ${query}`);
  expect(document.querySelector('h1')?.textContent).toBe(`Dubai ${query}`);
  expect(document.querySelector('summary')?.textContent).toBe(query);
  expect(document.querySelector('[data-language]')?.getAttribute('href')).toContain(query);
  expect(document.querySelectorAll('[name=beside] option')).toHaveLength(2);
  expect([document.activeElement, prices()?.open]).toEqual([field, true]);
});

it('says what was chosen in the line above the fields, also while that has the focus', async () => {
  const line = document.querySelector('summary');
  choose('Food');
  line?.focus();
  const query = '?without=food';
  calls[0]?.answer(response(`/costs/dubai${query}`, { query, sum: '2 AED' }));
  await vi.waitFor(() => expect(line?.textContent).toBe(query));
});

it.each([
  ['without network', () => Promise.reject(new TypeError('offline'))],
  ['if the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
])('leaves the page as it is and says so %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  choose('Food');
  await vi.waitFor(() => expect(status()).toBe('Not updated'));
  expect(document.querySelector('b')?.textContent).toBe('1 AED');
  expect(location.search).toBe('');
  expect(document.querySelector('[data-part=result]')?.hasAttribute('aria-busy')).toBe(false);
});
