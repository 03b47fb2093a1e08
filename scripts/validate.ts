// `npm run validate` with the pinned Node: all checks and unit tests. Run it before every commit.
import { fileURLToPath } from 'node:url';
import { runStage } from './test/stage.ts';
import { checkStages, unitStage } from './test/stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const stage of [...checkStages, unitStage('.logs/unit.json')]) {
  const { failed } = await runStage(stage, root);
  if (failed > 0) process.exit(1);
}
