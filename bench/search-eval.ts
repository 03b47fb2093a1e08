// `npm run search-eval -- --pages <file> --questions <file> [--keywords]`: how well the content
// service's search answers questions, on SQLite and PostgreSQL. With `--keywords` each question is
// cut to its two or three rarest words; `--interface-language en` asks all from an English page.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { percentile } from './statistics.ts';

interface Answer {
  language: string;
  query: string;
  ms: number;
  rank: number;
  ids: number[];
  confidence: number;
}

const folder = fileURLToPath(new URL('../content-service', import.meta.url));
const command = path.join(folder, 'dist', 'seed', 'search-eval', 'search-eval-command.js');

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    questions: { type: 'string' },
    keywords: { type: 'boolean', default: false },
    'interface-language': { type: 'string' },
  },
});
const { pages, questions } = values;
if (pages === undefined || questions === undefined) {
  throw new Error('--pages and --questions name files; bench/README.md describes them.');
}
if (!existsSync(command)) throw new Error('Run "npm run build -w content-service" first.');
const args = [
  '--pages',
  path.resolve(pages),
  '--questions',
  path.resolve(questions),
  ...(values.keywords ? ['--keywords'] : []),
  ...(values['interface-language'] ? ['--interface-language', values['interface-language']] : []),
];

const sqlite = evaluate('SQLite');
const binaries = findPostgresBinaries();
if (binaries === undefined) print('PostgreSQL is not installed: SQLite alone is measured.');
else {
  const server = await startPostgres(binaries);
  try {
    compare(sqlite, evaluate('PostgreSQL', server.url));
  } finally {
    await server.stop();
  }
}

function evaluate(database: string, databaseUrl = ''): Answer[] {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'search-eval-'));
  try {
    const output = execFileSync(process.execPath, [command, ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: scratch,
        DATABASE_URL: databaseUrl,
        DEMO_CONTENT: 'false',
      },
    });
    const { loadMs, answers }: { loadMs: number; answers: Answer[] } = JSON.parse(
      output.trim().split('\n').at(-1) ?? '',
    );
    report(database, loadMs, answers);
    reportConfidence(answers);
    return answers;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function report(database: string, loadMs: number, answers: Answer[]): void {
  const times = answers.map(({ ms }) => ms);
  print(
    `${database}: loaded and indexed in ${(loadMs / 1000).toFixed(1)} s; a search took ` +
      `${percentile(times, 0.5).toFixed(1)} ms (median), ${percentile(times, 0.99).toFixed(1)} ms (p99)`,
  );
  print('language   asked  first 3  first 10  nothing found  mean reciprocal rank');
  for (const language of [...new Set(answers.map((answer) => answer.language)), 'all']) {
    const of = answers.filter((answer) => language === 'all' || answer.language === language);
    const share = (isHit: (answer: Answer) => boolean) =>
      `${((100 * of.filter(isHit).length) / of.length).toFixed(1)} %`;
    const reciprocal = of.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
    print(
      [
        language.padEnd(10),
        String(of.length).padStart(5),
        share(({ rank }) => rank > 0 && rank <= 3).padStart(8),
        share(({ rank }) => rank > 0).padStart(9),
        share(({ ids }) => ids.length === 0).padStart(14),
        (reciprocal / of.length).toFixed(3).padStart(21),
      ].join(' '),
    );
  }
}

/** How often the first result was right, by the confidence that the search had in it. */
function reportConfidence(answers: Answer[]): void {
  const buckets = [0, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8];
  print('confidence    asked  first right');
  for (const [index, from] of buckets.entries()) {
    const to = buckets[index + 1] ?? 1.01;
    const of = answers.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = of.filter(({ rank }) => rank === 1).length;
    const share = of.length > 0 ? `${((100 * right) / of.length).toFixed(1)} %` : '-';
    print([`from ${from}`.padEnd(12), String(of.length).padStart(6), share.padStart(12)].join(' '));
  }
}

function compare(one: Answer[], other: Answer[]): void {
  const same = (count: number) => {
    const equal = one.filter(
      ({ ids }, index) => String(ids.slice(0, count)) === String(other[index]?.ids.slice(0, count)),
    );
    return `${((100 * equal.length) / one.length).toFixed(1)} %`;
  };
  print(`both databases: same first ${same(1)}, same three ${same(3)}, same ten ${same(10)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
