// @vitest-environment jsdom
import { act, createElement, useEffect, useReducer, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSent, noteSent } from './unsent-fields';
import { useTypedMeanwhile } from './use-typed-meanwhile';

interface FormState {
  values: Record<string, unknown>;
  initialValues: object;
  onChange: (name: string, value: unknown) => void;
}

const form = vi.hoisted(() => ({ state: {} as FormState }));

vi.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: FormState) => unknown) => select(form.state),
}));

type Values = Record<string, unknown>;

/** Resets itself to loaded values in an effect, as Strapi's form does. */
function Form({ loaded }: { loaded: Values }) {
  const initialValues = useRef(loaded);
  const [values, change] = useReducer(
    (before: Values, after: Values) => ({ ...before, ...after }),
    loaded,
  );
  form.state = {
    values,
    initialValues: initialValues.current,
    onChange: (name, value) => change({ [name]: value }),
  };
  useEffect(() => {
    if (JSON.stringify(initialValues.current) === JSON.stringify(loaded)) return;
    initialValues.current = loaded;
    change(loaded);
  }, [loaded]);
  return createElement(Child, { loaded });
}
function Child({ loaded }: { loaded: Values }) {
  useTypedMeanwhile('v1', loaded);
  return null;
}

let root: Root;
const load = (loaded: Values) => act(async () => root.render(createElement(Form, { loaded })));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  await load({ title: 'Loaded', slug: 'loaded' });
});
afterEach(async () => {
  forgetSent('v1');
  await act(async () => root.unmount());
});

test('puts what was typed on top of what was loaded', async () => {
  await act(async () => form.state.onChange('title', 'Typed'));
  await load({ title: 'Saved', slug: 'saved' });
  expect(form.state.values).toEqual({ title: 'Typed', slug: 'saved' });
});

test('takes what was loaded if nothing was typed', async () => {
  await load({ title: 'Saved', slug: 'saved' });
  expect(form.state.values).toEqual({ title: 'Saved', slug: 'saved' });
});

test('leaves alone what other parts of the form change later', async () => {
  await act(async () => form.state.onChange('title', 'Typed'));
  await load({ title: 'Saved', slug: 'saved' });
  await act(async () => form.state.onChange('title', 'Changed'));
  expect(form.state.values.title).toBe('Changed');
});

test('puts back what was set back since it was saved automatically', async () => {
  await act(async () => form.state.onChange('title', 'Typed'));
  noteSent('v1', '2026-05-01T10:00:00.000Z', { title: 'Typed' });
  await act(async () => form.state.onChange('title', 'Loaded'));
  await load({ title: 'Typed', slug: 'saved' });
  expect(form.state.values).toEqual({ title: 'Loaded', slug: 'saved' });
});
