import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The absolute path of a file in the build. */
export const buildPath = (path: string) =>
  fileURLToPath(new URL(`../build/${path}`, import.meta.url));

/** The built app. */
export type App = typeof import('./app.ts');

export async function loadApp(): Promise<App> {
  return import(buildPath('server/index.js'));
}

/** Identifies what pages are rendered with: the build and the brand. */
export async function buildVersion(brandFile: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [buildPath('server/index.js'), brandFile]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Whether the files of a page that another build rendered still exist, and the policy allows its
 * scripts.
 */
export function hasCurrentAssets(html: string, scripts: readonly string[]): boolean {
  const files = html.match(/\/assets\/[\w.-]+/g) ?? [];
  return (
    files.every((file) => existsSync(buildPath(`client${file}`))) &&
    scripts.every((script) => html.includes(script))
  );
}
