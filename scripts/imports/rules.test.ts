import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ownPatternOf, patternOf } from './patterns.ts';
import { type ImportRule, importRules } from './rules.ts';
import { mayImportCell, readRows } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const paths = importRules.map(({ path }) => path);

it('there is a rule for every folder and file of the two programs that contains code', () => {
  const found = ['website/app', 'content-service/src'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true })
      .filter((entry) => entry.isFile() || holdsCode(`${folder}/${entry.name}`))
      .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => `${folder}/${entry.name}${entry.isFile() ? '' : '/'}`),
  );
  expect(found.length).toBeGreaterThan(30);
  const patterns = paths.map((path) => new RegExp(patternOf(path)));
  expect(found.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

it('the rules name existing paths only', () => {
  const mentioned = importRules.flatMap((rule) => [rule.path, ...rule.mayImport]);
  expect(mentioned.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

it('the rules allow no cycle between folders', () => {
  const rows = new Map(importRules.map((rule) => [rule.path, [...rule.mayImport]]));
  // Repeatedly removes folders that import no remaining folder; only cycles would remain.
  for (let size = -1; size !== rows.size; ) {
    size = rows.size;
    for (const [path, mayImport] of rows) {
      const isBlocked = mayImport.some((other) =>
        [...rows.keys()].some((row) => overlaps(other, row)),
      );
      if (!isBlocked) rows.delete(path);
    }
  }
  expect([...rows.keys()]).toEqual([]);
});

it('the rules match the tables of ARCHITECTURE.md', () => {
  const documented = readRows(readFileSync(`${root}/ARCHITECTURE.md`, 'utf8'));
  const expected = importRules.map((rule) => ({ path: rule.path, cell: mayImportCell(rule) }));
  expect(sorted(documented)).toEqual(sorted(expected));
});

it('excludes a file with its own rule from its folder', () => {
  const ownPattern = new RegExp(ownPatternOf('website/server', paths));
  expect(ownPattern.test('website/server/main.ts')).toBe(true);
  expect(ownPattern.test('website/server/page-cache/page.ts')).toBe(true);
  expect(ownPattern.test('website/server/app.ts')).toBe(false);
  expect(ownPattern.test('website/servers/main.ts')).toBe(false);
});

it('treats a star as the files of one folder', () => {
  const ownPattern = new RegExp(ownPatternOf('content-service/src/*.ts', paths));
  expect(ownPattern.test('content-service/src/brand.ts')).toBe(true);
  expect(ownPattern.test('content-service/src/mail/mail.ts')).toBe(false);
  expect(ownPattern.test('content-service/src/index.ts')).toBe(false);
});

it('formats a rule as a table cell', () => {
  const rule: ImportRule = {
    path: 'website/app/posts',
    mayImport: ['website/app/ui', 'e2e'],
    mayImportTypesOf: ['website/server'],
  };
  expect(mayImportCell(rule)).toBe('`ui`, `e2e`; types of `website/server`');
  expect(mayImportCell({ path: 'e2e', mayImport: [] })).toBe('nothing');
});

function holdsCode(folder: string): boolean {
  return globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }).length > 0;
}

/** Whether an importable path contains, or is part of, the path of a rule. */
function overlaps(other: string, path: string): boolean {
  if (paths.includes(other)) return other === path;
  return path.startsWith(`${other}/`) || other.startsWith(`${path}/`);
}

function sorted(rows: { path: string; cell: string }[]) {
  return rows.toSorted((one, other) => one.path.localeCompare(other.path));
}
