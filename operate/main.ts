// `npm run diyar -- <command>`: the operators' tool.
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
