// `npm test` with the pinned Node: all checks and tests, end-to-end included.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, contentServiceTarget, websiteTarget } from './build.ts';
import {
  chromium,
  chromiumHeadlessShell,
  ensureInstalled,
  nginx,
  postgresql,
  redis,
} from './test/debian.ts';
import { runStage } from './test/stage.ts';
import {
  checkStages,
  contractStage,
  endToEndStage,
  sequentialEndToEndStage,
  unitStage,
} from './test/stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const e2eData = join(reports, 'e2e-data');
const totals = { passed: 0, failed: 0, skipped: 0 };

try {
  ensureInstalled([chromium, postgresql, redis, nginx], [chromiumHeadlessShell]);
  for (const target of [contentServiceTarget, websiteTarget]) {
    await build(root, target, () => process.stdout.write(`Building the ${target.name} ...\n`));
  }
  const stages = [
    ...checkStages,
    unitStage(join(reports, 'unit.json')),
    contractStage(join(reports, 'contract.json')),
    endToEndStage(join(reports, 'e2e.json'), e2eData),
    sequentialEndToEndStage(join(reports, 'e2e-sequential.json'), e2eData),
  ];
  for (const stage of stages) {
    const tally = await runStage(stage, root);
    totals.passed += tally.passed;
    totals.failed += tally.failed;
    totals.skipped += tally.skipped;
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
