// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { act, type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { MODULE, REPLACEMENT } from './render-less-plugin';

const require = createRequire(import.meta.url);
/** Where Strapi imports the module. */
const FILE = createRequire(require.resolve('@strapi/strapi/package.json'))
  .resolve('@strapi/admin/package.json')
  .replace('package.json', 'dist/admin/admin/src/components/Context.mjs');

type Values = Record<string, string>;

interface Library {
  createContext: (value: Values) => { Provider: ComponentType<{ value: Values }> };
  useContextSelector: (context: object, select: (values: Values) => unknown) => unknown;
}

const { createContext, useContextSelector }: Library = await import(REPLACEMENT);

test('what stands in has what Strapi takes from the module', async () => {
  const code = readFileSync(FILE, 'utf8');
  expect(code).toContain(`import * as ContextSelector from '${MODULE}';`);
  const taken = [...code.matchAll(/ContextSelector\.(\w+)/g)].map(([, name]) => name);
  expect(taken).toEqual(['createContext', 'useContextSelector']);
  expect([typeof createContext, typeof useContextSelector]).toEqual(['function', 'function']);
});

const context = createContext({});
const renders: string[] = [];

function Part({ name }: { name: string }) {
  renders.push(`${name}: ${useContextSelector(context, (values) => values[name])}`);
  return null;
}

test('renders the parts of a form that show what has changed, and no others', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const parts = ['title', 'slug'].map((name) => createElement(Part, { key: name, name }));
  const root = createRoot(document.createElement('div'));
  const show = (value: Values) =>
    act(async () => root.render(createElement(context.Provider, { value }, parts)));
  await show({ title: 'A', slug: 'a' });
  await show({ title: 'A room', slug: 'a' });
  expect(renders).toEqual(['title: A', 'slug: a', 'title: A room']);
  await act(async () => root.unmount());
});
