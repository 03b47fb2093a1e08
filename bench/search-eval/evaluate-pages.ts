import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../../content-service/contract/search-eval/shares.ts';
import type { StartOptions } from '../../content-service/contract/start-service.ts';
import type { Evaluation } from './print.ts';

export interface PagesOptions {
  /** Files, as bench/README.md describes them. */
  pages: string;
  questions: string;
  /** Whether to cut each question to its rarest words. */
  keywords: boolean;
  interfaceLanguage: string | undefined;
}

const folder = fileURLToPath(new URL('../../content-service', import.meta.url));
const command = path.join(folder, 'dist', 'seed', 'search-eval', 'search-eval-command.js');

/**
 * Loads texts into an empty database and asks questions about them, without HTTP.
 * @throws Error if the content service is not built or a file is invalid
 */
export function evaluatePages(
  { dataDir, databaseUrl = '' }: StartOptions,
  { pages, questions, keywords, interfaceLanguage }: PagesOptions,
): Evaluation<Answer> {
  if (!existsSync(command)) throw new Error('Run "npm run build -w content-service" first.');
  const args = [
    command,
    ...['--pages', path.resolve(pages), '--questions', path.resolve(questions)],
    ...(keywords ? ['--keywords'] : []),
    ...(interfaceLanguage ? ['--interface-language', interfaceLanguage] : []),
  ];
  const output = execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO_CONTENT: 'false',
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
