import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from './program.ts';

export type Target = {
  name: string;
  /** npm workspace to build. */
  workspace: string;
  /** npm script that builds it. */
  script: string;
  /** Patterns of the files that the build reads, relative to the workspace. */
  sources: string[];
  /** Output folder, relative to the workspace. */
  output: string;
};

/** Used by the website's and the panel's build. */
const PRECOMPRESS = '../scripts/precompress-plugin.ts';

export const websiteTarget: Target = {
  name: 'website',
  workspace: 'website',
  script: 'build',
  sources: [
    'app/**/*',
    'server/**/*',
    'vite/**/*',
    'public/**/*',
    '*.ts',
    'package.json',
    PRECOMPRESS,
  ],
  output: 'build',
};

export const contentServiceTarget: Target = {
  name: 'content service',
  workspace: 'content-service',
  script: 'build',
  sources: ['src/**/*', 'config/**/*', 'seed/**/*.ts', '*.json'],
  output: 'dist',
};

export const panelTarget: Target = {
  name: 'admin panel',
  workspace: 'content-service',
  script: 'build:admin',
  sources: ['src/admin/**/*', 'package.json', '../brand.json', PRECOMPRESS],
  output: 'dist/build',
};

/**
 * Builds a target unless it is up to date.
 * @param onStart called before a build starts
 * @throws Error with the last lines of the build's output
 */
export async function build(root: string, target: Target, onStart: () => void): Promise<void> {
  const expected = await fingerprint(root, target);
  if ((await readStamp(root, target)) === expected) return;
  onStart();
  const program = startProgram({
    name: `build ${target.name}`,
    cwd: join(root, target.workspace),
    command: ['npm', 'run', '--silent', target.script],
    // Without the development checks of React and Vite.
    env: { NODE_ENV: 'production' },
    logs: join(root, '.logs'),
  });
  builds.add(program);
  const code = await program.exited;
  builds.delete(program);
  if (code !== 0) {
    throw new Error(`The ${target.name} could not be built:\n${program.lastLines().join('\n')}`);
  }
  await writeFile(stampFile(root, target), expected);
}

/** Whether a target has been built from its sources as they are now. */
export async function isUpToDate(root: string, target: Target): Promise<boolean> {
  return (await readStamp(root, target)) === (await fingerprint(root, target));
}

const builds = new Set<ReturnType<typeof startProgram>>();

/** Stops running builds. */
export async function stopBuilds(): Promise<void> {
  await Promise.all([...builds].map((program) => program.stop()));
}

/** The file that says what the output was built from. */
const stampFile = (root: string, { workspace, output }: Target) =>
  join(root, workspace, output, '.built-from');

const readStamp = (root: string, target: Target) =>
  readFile(stampFile(root, target), 'utf8').catch(() => '');

async function fingerprint(root: string, { workspace, sources }: Target): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: join(root, workspace), withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}
