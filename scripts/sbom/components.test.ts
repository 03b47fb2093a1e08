import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentsOf } from './components.ts';

it('lists what production installs, each version once', () => {
  const integrity = `sha512-${Buffer.alloc(64, 0xab).toString('base64')}`;
  const components = componentsOf({
    packages: {
      '': { version: '1.0.0' },
      website: { version: '1.0.0' },
      'node_modules/website': { link: true },
      'node_modules/@scope/tool': { version: '2.0.0', integrity, license: 'MIT' },
      'node_modules/other/node_modules/@scope/tool': { version: '2.0.0', integrity },
      'node_modules/only-tests': { version: '3.0.0', dev: true },
    },
  });
  expect(components).toMatchObject([
    {
      name: '@scope/tool',
      purl: 'pkg:npm/%40scope/tool@2.0.0',
      hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
    },
  ]);
});

it('names what the programs import, and no tool of tests', () => {
  const file = new URL('../../package-lock.json', import.meta.url);
  const names = componentsOf(JSON.parse(readFileSync(file, 'utf8'))).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['@strapi/strapi', 'react-router', 'pg', 'sharp']));
  expect(names).not.toContain('@playwright/test');
});
