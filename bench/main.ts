// `npm run bench`: comparisons as ratios; `npm run bench -- load`: behaviour under load. Names of
// parts select them: `npm run bench -- cached calls --rounds 3`.
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, runBench } from './bench.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureUncachedPages } from './cold-page.ts';
import { measureContentCalls } from './content-calls.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureManyConnections } from './load/many-connections.ts';
import { measureMixedLoad } from './load/mixed.ts';
import { measureSlowClients } from './load/slow-clients.ts';
import { measureSoak } from './load/soak.ts';
import { measureStampede } from './load/stampede.ts';
import { measureStorm } from './load/storm.ts';
import { fixedCalculationMs } from './machine-speed.ts';
import { measureManyPosts } from './many-posts.ts';
import { measureNextPeer } from './next-peer.ts';
import { measureNightly } from './nightly.ts';
import { measurePhone } from './phone.ts';
import { formatNumber } from './report.ts';
import { measureSearch } from './search.ts';
import { measureStaticFiles } from './static-files.ts';
import { ensurePackages } from './tools.ts';

const benchmarks: Record<string, (bench: Bench) => Promise<void>> = {
  cached: measureCachedPage,
  cold: measureUncachedPages,
  files: measureStaticFiles,
  calls: measureContentCalls,
  posts: measureManyPosts,
  search: measureSearch,
  nightly: measureNightly,
  phone: measurePhone,
  lighthouse: measureLighthouse,
  next: measureNextPeer,
};

const loadTests: Record<string, (bench: Bench) => Promise<void>> = {
  stampede: measureStampede,
  connections: measureManyConnections,
  slow: measureSlowClients,
  storm: measureStorm,
  mixed: measureMixedLoad,
  soak: measureSoak,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    posts: { type: 'string', default: '1000,20000,100000' },
  },
});
const [seconds, rounds, minutes] = [values.seconds, values.rounds, values.minutes].map(Number);
const posts = values.posts.split(',').map(Number);
if (!seconds || !rounds || !minutes || !posts.every((number) => number > 0)) {
  throw new Error('--seconds, --rounds, --minutes and --posts must be numbers above 0.');
}
const available = { ...benchmarks, ...loadTests };
const selected = positionals.flatMap((name) => (name === 'load' ? Object.keys(loadTests) : [name]));
const unknown = selected.find((name) => !available[name]);
if (unknown)
  throw new Error(
    `Unknown part ${unknown}; there are ${Object.keys(available).join(', ')} and load.`,
  );

await ensurePackages(fileURLToPath(new URL('.', import.meta.url)));
const memory = Math.round(totalmem() / 1024 ** 3);
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${memory} GB of memory, Node ${process.versions.node}, ` +
    `${formatNumber(fixedCalculationMs())} ms for the fixed calculation; ` +
    `medians of ${rounds} alternated rounds of ${seconds} s, smallest and largest in brackets\n`,
);
const names = selected.length > 0 ? selected : Object.keys(benchmarks);
await runBench(
  { seconds, rounds, minutes, posts },
  names.flatMap((name) => available[name] ?? []),
);
process.exit();
