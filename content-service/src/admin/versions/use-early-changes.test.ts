// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginKeeping, offerChanges, storedChanges } from './unsaved-changes';
import { useEarlyChanges } from './use-early-changes';

const LOADED = '2026-05-01T10:00:00.000Z';
const read = vi.hoisted(() =>
  vi.fn(() => ({ document: { updatedAt: '2026-05-01T10:00:00.000Z' } })),
);
const form = vi.hoisted(() => ({
  initialValues: { title: 'Loaded' },
  values: {},
  modified: false,
}));

// What Strapi gives to its forms.
vi.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: object) => unknown) => select(form),
  useAuth: () => 1,
  unstable_useDocument: read,
}));

function Title() {
  useEarlyChanges();
  return null;
}

let root: Root;
const version = { userId: '1', versionId: 'v1' };
const type = async (address: string, values: object) => {
  const modified = JSON.stringify(values) !== JSON.stringify(form.initialValues);
  Object.assign(form, { values, modified });
  const routes = [{ path: '/:slug/:id', element: createElement(Title) }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () =>
    root.render(createElement(RouterProvider, { router, future: { v7_startTransition: true } })),
  );
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('keeps what is typed before anything else has appeared', async () => {
  await type('/api::post-version.post-version/v1', { title: 'Typed' });
  expect(offerChanges(version, new Date(LOADED))).toMatchObject({
    fields: { title: 'Typed' },
    basedOn: LOADED,
  });
});

test('keeps nothing that is set back', async () => {
  await type('/api::post-version.post-version/v1', { title: 'Typed' });
  await type('/api::post-version.post-version/v1', form.initialValues);
  expect(localStorage).toHaveLength(0);
});

test('keeps a new post, too', async () => {
  await type('/api::post-version.post-version/create', { title: 'New' });
  const [kept] = storedChanges({ userId: '1', versionId: 'new' });
  expect(kept?.changes.fields).toEqual({ title: 'New' });
});

test('leaves it to the panel beside the form once that is there', async () => {
  const end = beginKeeping(version);
  await type('/api::post-version.post-version/v1', { title: 'Typed' });
  end();
  expect(offerChanges(version, new Date(LOADED))).toBeNull();
});

test('keeps nothing of other types', async () => {
  read.mockClear();
  await type('/api::post.post/p1', { title: 'Typed' });
  expect(localStorage).toHaveLength(0);
  // There is no version with the id of a post: reading it would show an error.
  for (const [query, options] of read.mock.calls as unknown[][]) {
    expect({ query, options }).not.toMatchObject({ query: { documentId: 'p1' } });
  }
});
