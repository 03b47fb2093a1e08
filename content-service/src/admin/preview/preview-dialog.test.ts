// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskTranslations } from '../versions/texts/desk-texts';
import { PreviewDialog } from './preview-dialog';

const get = vi.hoisted(() => vi.fn());
const form = vi.hoisted(() => ({ modified: false }));
let locale = 'en';

class FetchError extends Error {
  constructor(readonly status: number) {
    super(`answered ${status}`);
  }
}

// What Strapi gives to its panels.
vi.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: typeof form) => unknown) => select(form),
  useFetchClient: () => ({ get }),
  isFetchError: (error: unknown) => error instanceof FetchError,
}));
vi.mock('@strapi/design-system', () => ({
  Button: ({ 'aria-pressed': pressed, onClick, children }: PlainProperties) =>
    createElement('button', { type: 'button', 'aria-pressed': pressed, onClick }, children),
  Flex: Plain,
  Link: ({ href, children }: PlainProperties) => createElement('a', { href }, children),
  Loader: Plain,
  Modal: { Root: Plain, Content: Plain, Header: Plain, Title: Plain },
  Typography: Plain,
}));
vi.mock('@strapi/icons', () => ({ ArrowClockwise: () => null }));
vi.mock('react-intl', () => ({ useIntl: () => ({ locale, formatMessage }) }));

const formatMessage = ({ id }: { id: string }) => deskTranslations.en?.[id];

interface PlainProperties {
  role?: string;
  href?: string;
  'aria-pressed'?: boolean;
  onClick?: () => void;
  children?: ReactNode;
}
function Plain({ role, children }: PlainProperties) {
  return createElement('div', { role }, children);
}

const addresses = [
  { language: 'en', address: 'https://site.example/preview?signature=1' },
  { language: 'ar', address: 'https://site.example/ar/preview?signature=1' },
];

let root: Root;

const show = () =>
  act(async () => root.render(createElement(PreviewDialog, { documentId: 'abc', onClose })));
const onClose = () => {};
const frame = () => document.querySelector('iframe');
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  locale = 'en';
  form.modified = false;
  get.mockReset().mockResolvedValue({ data: { data: addresses } });
  root = createRoot(document.body.appendChild(document.createElement('section')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test('shows the page in English, in the width of a phone', async () => {
  await show();
  expect(get).toHaveBeenCalledExactlyOnceWith('/desk/versions/abc/preview');
  expect(frame()?.src).toBe(addresses[0]?.address);
  expect(frame()?.style.width).toBe('390px');
  expect(document.querySelector('a')?.href).toBe(addresses[0]?.address);
});

test('shows the language and the width that are chosen', async () => {
  await show();
  await press('العربية');
  await press('Wide screen');
  expect(frame()?.src).toBe(addresses[1]?.address);
  expect(frame()?.style.width).toBe('');
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')];
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Wide screen', 'العربية']);
});

test('names languages in themselves, also those that browsers have no name for', async () => {
  const kurdish = { language: 'ckb', address: 'https://site.example/ckb/preview?signature=1' };
  get.mockResolvedValue({ data: { data: [...addresses, kurdish] } });
  await show();
  await press('کوردی');
  expect(frame()?.src).toBe(kurdish.address);
});

test('requests a new address for what has been saved since, in the chosen language', async () => {
  await show();
  await press('العربية');
  const newer = addresses.map((each) => ({ ...each, address: `${each.address}2` }));
  get.mockResolvedValue({ data: { data: newer } });
  await press('Refresh');
  expect(frame()?.src).toBe(newer[1]?.address);
});

test('says so if there are changes that are not saved', async () => {
  await show();
  expect(document.body.textContent).not.toContain('not saved yet');
  form.modified = true;
  await press('Wide screen');
  expect(document.querySelector('[role=status]')?.textContent).toContain('not saved yet');
});

test.each([
  [
    new FetchError(401),
    'You are no longer signed in. Sign in in another tab, then try again here.',
  ],
  [new FetchError(501), 'The preview is not set up. The operator has to set WEBSITE_TOKEN.'],
  [new Error('offline'), 'The preview could not be opened. Please try again.'],
])('says why there is no preview: %s', async (error, message) => {
  get.mockRejectedValue(error);
  await show();
  expect(document.querySelector('[role=alert]')?.textContent).toBe(message);
  expect(frame()).toBeNull();
});

test.each([
  ['ar', 'شاشة عريضة', addresses[1]?.address],
  ['tr', 'Geniş ekran', addresses[0]?.address],
])('is in the language of the panel, and so is the page if it can be: %s', async (...row) => {
  const [language, label, address] = row;
  locale = language;
  await show();
  expect(document.body.textContent).toContain(label);
  expect(frame()?.src).toBe(address);
});
