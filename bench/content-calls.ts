import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram } from '../scripts/program.ts';
import { waitUntilReady } from '../scripts/wait-until-ready.ts';
import { type Bench, demoData, launchContentService, root } from './bench.ts';
import { postCallsOf } from './calls.ts';
import { articleOf } from './pages.ts';
import { budgetVerdict, formatNumber, formatRounds, printTable } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { measureAlternating, ratio } from './statistics.ts';

const CONNECTIONS = 20;
const BUDGET = 3;

/** Compares the calls of the contract with Strapi's own controller. */
export async function measureContentCalls(bench: Bench): Promise<void> {
  const ours = await launchContentService(bench, 'read-api');
  const stock = await startStockService(bench, 'own');
  const article = await articleOf(ours.url);
  const calls = postCallsOf(article);
  // Strapi finds a single entry by its document id only.
  const stockCalls = postCallsOf({ ...article, id: article.documentId });
  const rows: string[][] = [];
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    const results = await measureAlternating(bench.rounds, {
      lean: () => requestsPerSecond(`${ours.url}/api/${calls[name]}`, bench.seconds, CONNECTIONS),
      own: () =>
        requestsPerSecond(`${stock.url}/api/${stockCalls[name]}`, bench.seconds, CONNECTIONS),
    });
    const speedup = ratio(results.lean, results.own);
    const budget = budgetVerdict(speedup >= BUDGET, `≥ ${BUDGET}`);
    rows.push([
      name,
      formatRounds(results.lean),
      formatRounds(results.own),
      formatNumber(speedup),
      budget,
    ]);
  }
  printTable(
    "Content calls: our read API and Strapi's own",
    [['call', 'our read API, requests/s', "Strapi's own, requests/s", 'ratio', 'budget'], ...rows],
    [`${CONNECTIONS} connections, demo content, SQLite.`],
  );
}

async function startStockService(bench: Bench, name: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram({
    name: "Strapi's own controller",
    cwd: join(root, 'content-service'),
    command: [process.execPath, fileURLToPath(new URL('stock-strapi-service.ts', import.meta.url))],
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: await demoData(bench, name),
    },
    logs: join(bench.folder, 'logs'),
  });
  const running = { url, stop: program.stop };
  await waitUntilReady(program, `${url}/_health`);
  return bench.stopAtEnd(Promise.resolve(running));
}
