// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveVersion } from '../versions/own-saves';
import { PreviewBeside } from './preview-beside';

const get = vi.hoisted(() => vi.fn());

// What Strapi gives to its panels.
vi.mock('@strapi/strapi/admin', () => ({
  useForm: () => false,
  useFetchClient: () => ({ get }),
}));
vi.mock('@strapi/design-system', () => ({
  Box: Plain,
  Button: Plain,
  Flex: Plain,
  IconButton: Plain,
  Link: Plain,
  Loader: Plain,
  Typography: Plain,
}));
vi.mock('@strapi/icons', () => ({ ArrowClockwise: () => null, Cross: () => null }));
vi.mock('react-intl', () => ({ useIntl: () => ({ locale: 'en', formatMessage: () => '' }) }));

function Plain({ children }: { children?: ReactNode }) {
  return createElement('div', {}, children);
}

let root: Root;
let saves = 0;

const address = () => document.querySelector('iframe')?.src;
const save = (documentId: string) =>
  act(() =>
    saveVersion(
      documentId,
      () => undefined,
      async () => '2026-05-01T10:00:00.000Z',
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  get.mockImplementation(async () => {
    saves += 1;
    return { data: { data: [{ language: 'en', address: `https://site.example/?s=${saves}` }] } };
  });
  saves = 0;
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(createElement(PreviewBeside, { documentId: 'abc', onClose: () => {} })),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
});

test('shows the version as it is stored after each save, and no other', async () => {
  expect(address()).toBe('https://site.example/?s=1');
  await save('abc');
  expect(address()).toBe('https://site.example/?s=2');
  await save('other');
  expect(address()).toBe('https://site.example/?s=2');
});

test('keeps the page while new addresses are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  get.mockReturnValueOnce(promise);
  await save('abc');
  expect(address()).toBe('https://site.example/?s=1');
  await act(async () =>
    resolve({ data: { data: [{ language: 'en', address: 'https://site.example/?s=new' }] } }),
  );
  expect(address()).toBe('https://site.example/?s=new');
});

test('has the page make room while it is shown', async () => {
  expect(document.documentElement.dataset.preview).toBe('beside');
  await act(async () => root.unmount());
  expect(document.documentElement.dataset.preview).toBeUndefined();
});
