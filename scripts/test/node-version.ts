import { readFileSync } from 'node:fs';

/**
 * What to do where the tests cannot run.
 * @param version of the Node that runs, e.g. `20.1.0`
 * @param required the first major version that will do, as .nvmrc has it
 * @returns a sentence for whoever started them; null where they can run
 */
export function nodeVersionError(version: string, required: string): string | null {
  const major = Number.parseInt(version, 10);
  if (major >= Number.parseInt(required, 10)) return null;
  return `These tests need Node ${required.trim()} and this is Node ${version}: run "npm test" or "npm run validate", which bring it along, or switch with "nvm use".`;
}

/** Ends the process with a sentence where the tests cannot run. */
export function requireNode(): void {
  const required = readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8');
  const sentence = nodeVersionError(process.versions.node, required);
  if (sentence === null) return;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
