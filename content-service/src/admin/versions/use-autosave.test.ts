// @vitest-environment jsdom
import { act, createElement, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, openDialog } from './dialog';
import { keepChanges, offerChanges } from './unsaved-changes';
import { type AutosaveState, useAutosave } from './use-autosave';

const LOADED = '2026-05-01T10:00:00.000Z';

const form = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  const initial = { title: 'Loaded', city: { connect: [], disconnect: [] } };
  return {
    initial,
    state: { values: initial as object, initialValues: initial, modified: false },
    type(fields: object) {
      const values = { ...initial, ...fields };
      const modified = JSON.stringify(values) !== JSON.stringify(initial);
      this.set({ ...this.state, values, modified });
    },
    /** As before leaving the page without what was typed. */
    reset() {
      this.set({ ...this.state, values: this.state.initialValues, modified: false });
    },
    set(state: { values: object; initialValues: typeof initial; modified: boolean }) {
      this.state = state;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
const post = vi.hoisted(() => vi.fn());

// What Strapi gives to its forms.
vi.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: object) => unknown) =>
    select(useSyncExternalStore(form.subscribe, () => form.state)),
  useFetchClient: () => ({ post }),
  isFetchError: (error: unknown) => error instanceof Error && 'response' in error,
  useNotification: () => ({}),
}));

let root: Root;
let state: AutosaveState | undefined;
let documents = 0;
let versionId = '';

function Form({ isDraft }: { isDraft: boolean }) {
  state = useAutosave({ userId: '1', versionId, loaded: LOADED, isDraft });
  return null;
}
const show = (isDraft = true) => act(async () => root.render(createElement(Form, { isDraft })));
const type = (fields: object) => act(async () => form.type(fields));
const sent = () => post.mock.calls.map(([, { data }]) => data);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const refuse = (status: number, details: object) =>
  post.mockRejectedValueOnce(
    Object.assign(new Error(), { response: { data: { error: { status, message: '', details } } } }),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  localStorage.clear();
  documents += 1;
  versionId = `version-${documents}`;
  form.state = { values: form.initial, initialValues: form.initial, modified: false };
  post.mockImplementation(async () => ({
    data: { data: { updatedAt: `2026-05-01T10:00:0${post.mock.calls.length}.000Z` } },
  }));
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('saves what was changed once writing pauses, and the next time on top of that', async () => {
  await show();
  await type({ title: 'First' });
  await pass(4000);
  await type({ title: 'First and more' });
  await pass(4000);
  expect(post).not.toHaveBeenCalled();
  await pass(1000);
  await type({ title: 'Second' });
  await pass(5000);
  expect(post.mock.calls).toEqual([
    [
      `/desk/versions/${versionId}/autosave`,
      { updatedAt: LOADED, data: { title: 'First and more' } },
    ],
    [
      `/desk/versions/${versionId}/autosave`,
      { updatedAt: '2026-05-01T10:00:01.000Z', data: { title: 'Second' } },
    ],
  ]);
  expect(state?.kind).toBe('saved');
});

test('deletes what this browser keeps, as it is saved', async () => {
  keepChanges({ userId: '1', versionId }, { fields: { title: 'x' }, basedOn: null, at: LOADED });
  await show();
  await type({ title: 'Saved' });
  await pass(5000);
  expect(offerChanges({ userId: '1', versionId }, new Date(LOADED))).toBeNull();
});

test('saves nothing that is in review or scheduled', async () => {
  await show(false);
  await type({ title: 'Typed' });
  await pass(60_000);
  expect(post).not.toHaveBeenCalled();
});

test('waits while the editor chooses in a dialog', async () => {
  await show();
  await type({ title: 'Typed' });
  await act(async () =>
    openDialog({
      kind: 'conflict',
      versionId,
      other: { updatedAt: LOADED, editor_name: null, is_own: false },
    }),
  );
  await pass(60_000);
  expect(post).not.toHaveBeenCalled();
  await act(async () => closeDialog());
  await pass(5000);
  expect(post).toHaveBeenCalledOnce();
});

test('stops when another user has saved', async () => {
  refuse(409, { reason: 'version-changed', by: 'Leyla' });
  await show();
  await type({ title: 'Typed' });
  await pass(5000);
  expect(state).toMatchObject({ kind: 'conflict', details: { by: 'Leyla' } });
  await type({ title: 'Typed on' });
  await pass(60_000);
  expect(post).toHaveBeenCalledOnce();
});

test('tries again after a failure, with the next change and when the connection is back', async () => {
  post.mockRejectedValueOnce(new Error('offline'));
  await show();
  await type({ title: 'Typed' });
  await pass(5000);
  expect(state?.kind).toBe('failed');
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(post).toHaveBeenCalledTimes(2);
  expect(state?.kind).toBe('saved');
});

test('saves what is set back, though the form is as it was loaded', async () => {
  await show();
  await type({ title: 'Typed' });
  await pass(5000);
  await type({});
  await pass(5000);
  expect(sent()).toEqual([{ title: 'Typed' }, { title: 'Loaded' }]);
  await pass(60_000);
  expect(post).toHaveBeenCalledTimes(2);
  await type({ price: 4 });
  await pass(5000);
  expect(sent().at(-1)).toEqual({ price: 4 });
});

test('saves one field that is set back with another that is typed', async () => {
  await show();
  await type({ title: 'Typed', price: 4 });
  await pass(5000);
  await type({ price: 5 });
  await pass(5000);
  expect(sent().at(-1)).toEqual({ title: 'Loaded', price: 5 });
});

test('chooses the stored entry again when the choice of another one is undone', async () => {
  const entry = (id: number) => ({ id, apiData: { id, documentId: `city-${id}` } });
  await show();
  await type({ city: { connect: [entry(2)], disconnect: [entry(1)] } });
  await pass(5000);
  await type({});
  await pass(5000);
  expect(sent().at(-1)).toEqual({
    city: {
      connect: [{ id: 1, documentId: 'city-1' }],
      disconnect: [{ id: 2, documentId: 'city-2' }],
    },
  });
  await pass(60_000);
  expect(post).toHaveBeenCalledTimes(2);
});

test('does not take a form that the panel resets for one that was set back', async () => {
  await show();
  await type({ title: 'Typed' });
  await pass(5000);
  await act(async () => form.reset());
  await pass(60_000);
  expect(post).toHaveBeenCalledOnce();
});

test('saves one after the other on a slow connection', async () => {
  const first = Promise.withResolvers<object>();
  post.mockReturnValueOnce(first.promise);
  await show();
  await type({ title: 'First' });
  await pass(5000);
  await type({ title: 'Second' });
  await pass(5000);
  await type({ title: 'Third' });
  await pass(5000);
  expect(post).toHaveBeenCalledOnce();
  first.resolve({ data: { data: { updatedAt: '2026-05-01T10:00:01.000Z' } } });
  await pass(5000);
  expect(post.mock.calls.map(([, body]) => body)).toEqual([
    { updatedAt: LOADED, data: { title: 'First' } },
    { updatedAt: '2026-05-01T10:00:01.000Z', data: { title: 'Third' } },
  ]);
});
