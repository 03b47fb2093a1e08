// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../texts/en';
import { ReplaceLink } from './replace-link';

const post = vi.hoisted(() => vi.fn());

// What Strapi gives to its panels, and what our own parts call.
vi.mock('@strapi/design-system', () => ({
  Box: Plain,
  Button: Plain,
  Field: { Root: Plain, Label: Plain },
  Flex: Plain,
  LinkButton: Plain,
  TextInput: Plain,
  Typography: Plain,
}));
vi.mock('react-router-dom', () => ({ Link: Plain, NavLink: Plain }));
vi.mock('../../versions/use-desk', () => ({ useDesk: () => ({ post }) }));
vi.mock('../texts/use-texts', () => ({ useTexts: () => en }));

interface PlainProperties {
  children?: ReactNode;
  onClick?: () => void;
  onSubmit?: () => void;
}
function Plain({ children, onClick, onSubmit }: PlainProperties) {
  return createElement(
    onSubmit ? 'form' : onClick ? 'button' : 'div',
    { onClick, onSubmit },
    children,
  );
}

let root: Root;
let main: HTMLElement;

const buttonNamed = (name: string) =>
  [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const click = (name: string) => act(async () => buttonNamed(name)?.click());

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
});
afterEach(() => {
  act(() => root.unmount());
  main.remove();
  vi.resetAllMocks();
});

test('a replacement can be undone again after that has failed', async () => {
  const reload = vi.fn(async () => {});
  post.mockResolvedValueOnce([{ documentId: 'abc', title: 'Bakery' }]);
  post.mockResolvedValueOnce({ changed: ['abc'] });
  const properties = { from: 'https://old.example', close: vi.fn(), reload };
  await act(async () => root.render(createElement(ReplaceLink, properties)));
  await act(async () =>
    main.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
  );
  await act(async () => main.querySelectorAll('button')[0]?.click());
  // The failure has been shown.
  post.mockResolvedValueOnce(null);
  await click(en.undo);
  expect(reload).not.toHaveBeenCalled();
  post.mockResolvedValueOnce({ changed: ['abc'] });
  await click(en.undo);
  expect(reload).toHaveBeenCalledOnce();
});
