// `npm test` with the pinned Node: all checks and tests, end-to-end included.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, contentServiceTarget, panelTarget, type Target, websiteTarget } from './build.ts';
import {
  chromium,
  chromiumHeadlessShell,
  ensureInstalled,
  nginx,
  postgresql,
  redis,
} from './test/debian.ts';
import { runStage, runStagesTogether } from './test/stage.ts';
import {
  checkStages,
  contractStage,
  endToEndStage,
  importStages,
  sequentialEndToEndStage,
  unitStage,
} from './test/stages.ts';
import type { Tally } from './test/tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const e2eData = join(reports, 'e2e-data');
const totals = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped }: Tally): void {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

function buildTarget(target: Target): Promise<void> {
  return build(root, target, () => process.stdout.write(`Building the ${target.name} ...\n`));
}

async function runChecks(): Promise<void> {
  for (const stages of [checkStages, importStages]) {
    for (const tally of await runStagesTogether(stages, root)) add(tally);
  }
}

try {
  ensureInstalled([chromium, postgresql, redis, nginx], [chromiumHeadlessShell]);
  await Promise.all([contentServiceTarget, websiteTarget].map(buildTarget));
  await Promise.all([buildTarget(panelTarget), runChecks()]);
  const stages = [
    unitStage(join(reports, 'unit.json')),
    contractStage(join(reports, 'contract.json')),
    endToEndStage(join(reports, 'e2e.json'), e2eData),
    sequentialEndToEndStage(join(reports, 'e2e-sequential.json'), e2eData),
  ];
  for (const stage of stages) {
    add(await runStage(stage, root));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  totals.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(
  `\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`,
);
process.exit(totals.failed > 0 ? 1 : 0);
