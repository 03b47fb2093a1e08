// `npm run diyar -- <command>`: the operators' tool.
import { constants } from 'node:os';
import { undoPending } from './interruption.ts';
import { run } from './run.ts';

// So that what is removed at the end is removed then, too: copies of the data, locks, programs that were
// started. A second signal does not wait for that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await undoPending();
    process.exit(128 + constants.signals[signal]);
  });
}

process.exitCode = await run(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
