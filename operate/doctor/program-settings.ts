import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ProgramName, programEnvironment, programNames, programs } from '../programs.ts';
import { ROOT } from '../settings.ts';
import { type Check, type Finding, fine, problem, reasonOf } from './finding.ts';

/** What reads the settings of a program as it does at its start, and ends with 1 if they are invalid. */
const READERS: Record<ProgramName, { file: string; script: string }> = {
  website: {
    file: 'app/environment.server.ts',
    script: `import { readEnvironment } from './app/environment.server.ts';
      try { readEnvironment(process.env); } catch ({ message }) {
        process.stderr.write(message.replace(/^.*\\n/, ''));
        process.exitCode = 1;
      }`,
  },
  'content-service': {
    file: 'dist/src/environment.js',
    script: `await import('./dist/src/environment.js');`,
  },
};

/** Has both programs read their settings. What is not built is not asked. */
export const checkProgramSettings: Check = async ({ variables }) => {
  const findings = await Promise.all(programNames.map((name) => check(name, variables)));
  return findings.flat();
};

async function check(
  name: ProgramName,
  variables: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const folder = path.join(ROOT, programs[name].folder);
  const { file, script } = READERS[name];
  if (!existsSync(path.join(folder, file))) return [];
  try {
    const env = { ...variables, ...programEnvironment(name, variables) };
    const refusal = await refusalOf(script, folder, env);
    if (refusal === undefined) return [fine(`Settings of the ${name}: valid`)];
    return refusal.split('\n').map((line) => problem(`Settings of the ${name}: ${line}`));
  } catch (error) {
    return [problem(`Settings of the ${name}: ${reasonOf(error)}`)];
  }
}

/** @returns why a program would not start; undefined if it would */
function refusalOf(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const args = ['--input-type=module', '--eval', script];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, _, stderr) =>
      resolve(error ? inOperatorsWords(stderr.trim()) : undefined),
    );
  });
}

/** The content service gets CONTENT_PUBLIC_URL as its PUBLIC_URL. */
const inOperatorsWords = (message: string): string =>
  message
    .replace(/^content service: PUBLIC_URL/, 'CONTENT_PUBLIC_URL')
    .replace(/^content service: /, '');
