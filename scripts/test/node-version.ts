import { readFileSync } from 'node:fs';

/**
 * Checks whether this Node can run the tests.
 * @param version of the running Node, e.g. `20.1.0`
 * @param required the minimum major version, as in .nvmrc
 * @returns a sentence on what to do; null if it is recent enough
 */
export function nodeVersionError(version: string, required: string): string | null {
  const major = Number.parseInt(version, 10);
  if (major >= Number.parseInt(required, 10)) return null;
  return `These tests need Node ${required.trim()} and this is Node ${version}: run "npm test" or "npm run validate", which use the pinned Node, or switch with "nvm use".`;
}

/** Prints a sentence and exits if this Node cannot run the tests. */
export function requireNode(): void {
  const required = readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8');
  const sentence = nodeVersionError(process.versions.node, required);
  if (sentence === null) return;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
