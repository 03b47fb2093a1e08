import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { list } from 'tar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packRelease } from './pack-release.ts';

const ROOT = path.join(import.meta.dirname, '..');

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  write('package.json', '{ "name": "site", "version": "2.3.4" }');
  write('operate/main.ts');
  write('e2e/panel.spec.ts');
  write('.env', 'SECRET=1');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', 'package.json', 'operate', 'e2e'], { cwd: root });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content = ''): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

it('packs what serving needs, and nothing that is not in the repository', async () => {
  write('website/build/server/index.js');
  write('content-service/dist/build/index.html');
  write('node_modules/pg/index.js');
  const archive = await packRelease(root, path.join(root, 'release'));
  const names: string[] = [];
  await list({ file: archive, onReadEntry: ({ path: name }) => void names.push(name) });
  expect(names.filter((name) => !name.endsWith('/')).sort()).toEqual([
    'site-2.3.4/content-service/dist/build/index.html',
    'site-2.3.4/operate/main.ts',
    'site-2.3.4/package.json',
    'site-2.3.4/website/build/server/index.js',
  ]);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${hash}  site-2.3.4.tar.gz\n`);
});

it('packs nothing that is not built', async () => {
  write('website/build/server/index.js');
  const packing = packRelease(root, path.join(root, 'release'));
  await expect(packing).rejects.toThrow('content-service/dist is missing: build first.');
});

// Else the content service does not start where its user may only read the release.
it('has the folder for migrations, which Strapi would make, in the repository', () => {
  const folder = 'content-service/database/migrations';
  const tracked = execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' });
  expect(tracked).not.toBe('');
});
