// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileLocked } from './form-lock';
import { LockedForm } from './locked-form';

vi.mock('./texts/desk-texts', () => ({ useSay: () => (key: string) => key }));
vi.mock('@strapi/design-system', () => ({
  VisuallyHidden: (props: object) => createElement('div', props),
}));

let root: Root;
const form = () => document.querySelector('form');
const status = () => document.querySelector('body > [role=status]')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const button = createElement('button', { type: 'button' });
  await act(async () =>
    root.render(createElement('form', null, button, createElement(LockedForm))),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test('a form is inert and busy until all calls have ended, also with an error', async () => {
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const calls: Promise<void>[] = [];
  await act(async () => {
    calls.push(
      whileLocked(() => one.promise),
      whileLocked(() => other.promise),
    );
  });
  expect(form()).toMatchObject({ inert: true, ariaBusy: 'true' });
  expect(status()).toBe('please-wait');
  await act(async () => one.resolve());
  expect(form()?.inert).toBe(true);
  await act(async () => {
    other.reject(new Error('refused'));
    await expect(calls[1]).rejects.toThrow('refused');
  });
  expect(form()).toMatchObject({ inert: false, ariaBusy: null });
  expect(status()).toBe('');
});

test('what had the focus has it again', async () => {
  const button = document.querySelector('button');
  button?.focus();
  const call = Promise.withResolvers<void>();
  await act(async () => void whileLocked(() => call.promise));
  // As browsers do in an inert form.
  button?.blur();
  await act(async () => call.resolve());
  expect(document.activeElement).toBe(button);
});
