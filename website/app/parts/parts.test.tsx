import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { qrPath } from '../ui/qr-code/qr-path.ts';
import { Parts } from './parts.tsx';

const folders = readdirSync(new URL('../ui', import.meta.url));

const html = renderToStaticMarkup(<Parts qrCode={qrPath('https://example.org')} />);
const { document } = new JSDOM(html).window;

it.each(folders)('shows ui/%s in both directions and colour schemes', (folder) => {
  const panels = [...document.querySelectorAll<HTMLElement>(`#${folder} [data-theme][lang]`)];
  expect(panels.map(({ dir, dataset }) => `${dir} ${dataset.theme}`)).toEqual([
    'ltr light',
    'rtl light',
    'ltr dark',
    'rtl dark',
  ]);
  expect(panels.filter((panel) => panel.childElementCount === 0)).toEqual([]);
});

it('imports every component of ui/', () => {
  const sources = ['./examples.tsx', './form-examples.tsx']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const components = folders.flatMap((folder) =>
    readdirSync(new URL(`../ui/${folder}`, import.meta.url))
      .filter((file) => /^[a-z-]+\.tsx$/.test(file))
      .map((file) => `../ui/${folder}/${file}`),
  );
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((file) => !sources.includes(`'${file}'`))).toEqual([]);
});

it('has no section for a part that does not exist', () => {
  const sections = [...document.querySelectorAll('section')].map(({ id }) => id);
  expect(sections.toSorted()).toEqual(folders.toSorted());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['development', true],
  ['production', false],
  ['test', false],
])('in %s the routes have the page: %s', async (mode, expected) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { default: routes } = await import('../routes.ts');
  const paths = routes.map(({ path }) => path);
  expect(paths).toContain('robots.txt');
  expect(paths.includes('-/parts')).toBe(expected);
  expect(JSON.stringify(routes).includes('parts.tsx')).toBe(expected);
});
