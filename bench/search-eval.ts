// `npm run search-eval`: how well the content service's search answers the queries for the demo
// content (content-service/seed/search-eval/queries), on SQLite and PostgreSQL. With
// `--pages <file> --questions <file>` it asks questions about other texts; `--keywords` cuts each to
// its two or three rarest words; `--interface-language en` asks all from an English page.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer } from '../content-service/contract/search-eval/shares.ts';
import { missesTable } from '../content-service/contract/search-eval/tables.ts';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { evaluateDemo } from './search-eval/evaluate-demo.ts';
import { evaluatePages } from './search-eval/evaluate-pages.ts';
import { print, printComparison, printEvaluation } from './search-eval/print.ts';

const { values } = parseArgs({
  options: {
    demo: { type: 'boolean', default: false },
    pages: { type: 'string' },
    questions: { type: 'string' },
    keywords: { type: 'boolean', default: false },
    'interface-language': { type: 'string' },
  },
});
const { demo, pages, questions, keywords, 'interface-language': interfaceLanguage } = values;
const hasFiles = pages !== undefined && questions !== undefined;
if (!hasFiles && (pages ?? questions ?? interfaceLanguage ?? (keywords || undefined))) {
  throw new Error('--pages and --questions name files; bench/README.md describes them.');
}
if (hasFiles && demo) throw new Error('--demo takes no files.');

const sqlite = await evaluate('SQLite');
const binaries = findPostgresBinaries();
if (binaries === undefined) print('PostgreSQL is not installed: only SQLite is measured.');
else {
  const server = await startPostgres(binaries);
  try {
    printComparison(sqlite, await evaluate('PostgreSQL', server.url));
  } finally {
    await server.stop();
  }
}

async function evaluate(name: string, databaseUrl?: string): Promise<Answer[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'search-eval-'));
  const location = { dataDir, databaseUrl };
  try {
    if (hasFiles) {
      const options = { pages, questions, keywords, interfaceLanguage };
      const evaluation = evaluatePages(location, options);
      printEvaluation(name, evaluation, ['language']);
      return evaluation.answers;
    }
    const evaluation = await evaluateDemo(location);
    printEvaluation(name, evaluation, ['group', 'language']);
    // The other database answers alike, as the comparison shows.
    if (databaseUrl === undefined) print(missesTable(evaluation.answers));
    return evaluation.answers;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
