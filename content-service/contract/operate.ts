import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DataLocation } from './copy-data-location.ts';

/** The operators' tool. */
export const TOOL = fileURLToPath(new URL('../../operate/main.ts', import.meta.url));

/** What a run of the operators' tool ended with. */
export interface ToolRun {
  code: number;
  /** Both of its outputs. */
  output: string;
}

/** Runs the operators' tool on the data of a service. @param env further environment variables */
export function runTool(
  { dataDir, databaseUrl = '' }: DataLocation,
  args: string[],
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const variables = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { env: variables }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, output: stdout + stderr });
    });
  });
}
