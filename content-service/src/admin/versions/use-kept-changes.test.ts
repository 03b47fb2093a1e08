// @vitest-environment jsdom
import { act, createElement, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChanges, storedChanges, type UnsavedChanges } from './unsaved-changes';
import { forgetSent, noteSent } from './unsent-fields';
import { useKeptChanges } from './use-kept-changes';

const LOADED = '2026-05-01T10:00:00.000Z';

const form = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  const initialValues = { title: 'Loaded' };
  return {
    state: { values: initialValues, initialValues, setValues: () => {} },
    set(values: { title: string }) {
      this.state = { ...this.state, values };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

// What Strapi gives to its forms.
vi.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: object) => unknown) =>
    select(useSyncExternalStore(form.subscribe, () => form.state)),
}));

const version = { userId: '1', versionId: 'v1' };
let root: Root;
let offered: UnsavedChanges | null;

function Form() {
  ({ offered } = useKeptChanges({ ...version, isNew: false }, LOADED));
  return null;
}
const open = async () => {
  form.set(form.state.initialValues);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Form)));
};
const close = () => act(async () => root.unmount());
const type = async (title: string) => {
  await act(async () => form.set({ title }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
};
const kept = () => storedChanges(version).map(({ changes }) => changes.fields);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date(LOADED) });
  localStorage.clear();
});
afterEach(async () => {
  await close();
  forgetSent('v1');
  vi.useRealTimers();
});

test('offers what an earlier form has left', async () => {
  await open();
  await type('Typed');
  await close();
  await open();
  expect(offered?.fields).toEqual({ title: 'Typed' });
});

test('keeps and offers nothing that was set back', async () => {
  await open();
  await type('Typed');
  expect(kept()).toEqual([{ title: 'Typed' }]);
  await type('Loaded');
  expect(kept()).toEqual([]);
  await close();
  await open();
  expect(offered).toBeNull();
});

test('keeps what was set back after it was saved automatically', async () => {
  await open();
  await type('Typed');
  noteSent('v1', '2026-05-01T10:01:00.000Z', { title: 'Typed' });
  await type('Loaded');
  expect(kept()).toEqual([{ title: 'Loaded' }]);
});

test('still keeps what was typed when the panel resets the form before it leaves', async () => {
  await open();
  await type('Typed');
  await act(async () => form.set(form.state.initialValues));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await close();
  await open();
  expect(offered?.fields).toEqual({ title: 'Typed' });
});

test('leaves what another tab keeps while nothing is typed here', async () => {
  await open();
  const fields = { title: 'Typed there' };
  keepChanges(version, { fields, basedOn: LOADED, at: LOADED });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await close();
  expect(kept()).toEqual([fields]);
});
