import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram } from '../scripts/program.ts';
import { untilReady } from '../scripts/ready.ts';
import { type Bench, contentService, demoData, root } from './bench.ts';
import { callsOf } from './calls.ts';
import { alternate, ratio } from './figures.ts';
import { articleOf } from './pages.ts';
import { print, shown, spread, verdict } from './report.ts';
import { requestsASecond } from './requests-a-second.ts';

const CONNECTIONS = 20;
const BUDGET = 3;

/** The contract's calls as our lean reading answers them, beside Strapi's own way. */
export async function measureContentCalls(bench: Bench): Promise<void> {
  const lean = await contentService(bench, 'lean');
  const own = await startStrapisOwn(bench, 'own');
  const article = await articleOf(lean.url);
  const calls = callsOf(article);
  // Strapi itself finds a single entry by its document id only.
  const strapisCalls = callsOf({ ...article, id: article.documentId });
  const rows: string[][] = [];
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    const figures = await alternate(bench.rounds, {
      lean: () => requestsASecond(`${lean.url}/api/${calls[name]}`, bench.seconds, CONNECTIONS),
      own: () =>
        requestsASecond(`${own.url}/api/${strapisCalls[name]}`, bench.seconds, CONNECTIONS),
    });
    const times = ratio(figures.lean, figures.own);
    const budget = verdict(times >= BUDGET, `≥ ${BUDGET}`);
    rows.push([name, spread(figures.lean), spread(figures.own), shown(times), budget]);
  }
  print(
    "Content calls: lean reading beside Strapi's own",
    [['call', 'lean, requests/s', "Strapi's own, requests/s", 'times', 'budget'], ...rows],
    [`${CONNECTIONS} connections, demo content, SQLite.`],
  );
}

async function startStrapisOwn(bench: Bench, name: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram({
    name: 'own reading of Strapi',
    cwd: join(root, 'content-service'),
    command: [process.execPath, fileURLToPath(new URL('strapi-own-service.ts', import.meta.url))],
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
  await untilReady(program, `${url}/_health`);
  return bench.keep(Promise.resolve(running));
}
