// `npm run validate` with the pinned Node: all checks and unit tests. Run it before every commit.
import { fileURLToPath } from 'node:url';
import { runStage, runStagesTogether } from './test/stage.ts';
import { checkStages, importStages, strapiCompilerStage, unitStage } from './test/stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const stages of [[...checkStages, strapiCompilerStage], importStages]) {
  const tallies = await runStagesTogether(stages, root);
  if (tallies.some(({ failed }) => failed > 0)) process.exit(1);
}
const { failed } = await runStage(unitStage('.logs/unit.json'), root);
if (failed > 0) process.exit(1);
