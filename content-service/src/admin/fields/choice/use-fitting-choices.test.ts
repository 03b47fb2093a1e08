// @vitest-environment jsdom
import { createContext, useContextSelector } from '@fluentui/react-context-selector';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, PostForm, Reference } from '../form/post-form';
import { useFittingChoices } from './use-fitting-choices';

type FormState = { values: Record<string, unknown> };

const panel = vi.hoisted(() => ({
  useForm: (_: string, _select: (state: FormState) => unknown): unknown => undefined,
  form: undefined as PostForm | undefined,
}));

vi.mock('@strapi/strapi/admin', () => ({
  useForm: (...args: Parameters<typeof panel.useForm>) => panel.useForm(...args),
}));
vi.mock('../form/use-post-form', () => ({ usePostForm: () => ({ form: panel.form }) }));

/** As Strapi's form gives its state to its fields, with the library that the panel has for it. */
const FormContext = createContext<FormState>({ values: {} });
panel.useForm = (_, select) => useContextSelector(FormContext, select);

const choice = (id: number, label: string) => ({ id, documentId: `${id}`, label });
const RUWI = { ...choice(20, 'Ruwi'), city: 2 };
const form: PostForm = {
  choices: {
    post_type: [],
    nationality: [{ ...choice(5, 'العربية'), language: 'ar', isRightToLeft: true }],
    city: [],
    area: [{ ...choice(10, 'Deira'), city: 1 }, RUWI],
    post_category: [],
  },
  stored: {
    post_type: null,
    nationality: null,
    city: 1,
    area: null,
    post_category: null,
    publicKind: null,
  },
  timeZone: 'Asia/Dubai',
};

let root: Root;
let renders: string[][];

function Field({ name, chosen }: { name: Reference; chosen: Choice | null }) {
  renders.push(useFittingChoices(name, chosen).map(({ label }) => label));
  return null;
}

/** Shows the form with these values, and the same field in it as before. */
async function show(values: FormState['values']): Promise<void> {
  await act(async () =>
    root.render(createElement(FormContext.Provider, { value: { values } }, field)),
  );
}
let field = createElement(Field, { name: 'area', chosen: null });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  renders = [];
  panel.form = form;
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('follows the field that narrows the choices, and renders for no other', async () => {
  field = createElement(Field, { name: 'area', chosen: null });
  await show({ title: 'A' });
  await show({ title: 'A room' });
  expect(renders).toEqual([['Deira']]);
  await show({ title: 'A room', city: { connect: [{ id: 2 }] } });
  expect(renders).toEqual([['Deira'], ['Ruwi']]);
});

test('renders once where no other field narrows the choices', async () => {
  field = createElement(Field, { name: 'nationality', chosen: null });
  await show({ title: 'A' });
  await show({ title: 'A room', city: { connect: [{ id: 2 }] } });
  expect(renders).toEqual([['العربية']]);
});

test('offers what is chosen also where it does not fit, and nothing while choices load', async () => {
  field = createElement(Field, { name: 'area', chosen: RUWI });
  await show({});
  expect(renders).toEqual([['Ruwi', 'Deira']]);
  panel.form = undefined;
  field = createElement(Field, { name: 'area', chosen: null });
  await show({});
  expect(renders.at(-1)).toEqual([]);
});
