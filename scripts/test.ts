// `npm test` with the pinned Node: all checks and tests, end-to-end included.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  build,
  contentServiceTarget,
  isUpToDate,
  panelTarget,
  type Target,
  websiteTarget,
} from './build.ts';
import {
  chromium,
  chromiumHeadlessShell,
  ensureInstalled,
  nginx,
  postgresql,
  redis,
  webKit,
  xvfb,
} from './test/debian.ts';
import { runStage, runStagesTogether, type Stage } from './test/stage.ts';
import {
  checkStages,
  contractStage,
  endToEndDataStage,
  endToEndStage,
  importStages,
  sequentialEndToEndStage,
  strapiCompilerStage,
  unitStage,
} from './test/stages.ts';
import { type NamedTest, type Tally, tallyOf } from './test/tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const e2eData = join(reports, 'e2e-data');
const totals = tallyOf({});

function add({ passed, failed, failedTests, skippedTests, flakyTests }: Tally): void {
  totals.passed += passed;
  totals.failed += failed;
  totals.failedTests.push(...failedTests);
  totals.skippedTests.push(...skippedTests);
  totals.flakyTests.push(...flakyTests);
}

async function runAndCount(stage: Stage): Promise<void> {
  add(await runStage(stage, root));
}

/** Ends long before the contract tests that measure time, which run last. */
async function createEndToEndData(): Promise<void> {
  for (const tally of await runStagesTogether([endToEndDataStage(e2eData)], root)) add(tally);
}

/** Names tests at the end of the output, where they are found without scrolling. */
function printTests(heading: string, tests: NamedTest[]): void {
  if (tests.length === 0) return;
  const lines = tests.map(({ file, title }) => `  ${file} ${title}\n`);
  process.stdout.write(`\n${heading}\n${lines.join('')}`);
}

function buildTarget(target: Target): Promise<void> {
  return build(root, target, () => process.stdout.write(`Building the ${target.name} ...\n`));
}

/** @param installation of packages that some unit tests use */
async function buildAndRunUnitTests(installation: Promise<void>): Promise<void> {
  await waitForAll([contentServiceTarget, websiteTarget].map(buildTarget));
  // The panel's build compiles the content service, too.
  const compilerStages = (await isUpToDate(root, panelTarget)) ? [strapiCompilerStage] : [];
  const checkAndRunUnitTests = async () => {
    for (const stages of [[...checkStages, ...compilerStages], importStages]) {
      for (const tally of await runStagesTogether(stages, root)) add(tally);
    }
    await installation;
    await runAndCount(unitStage(join(reports, 'unit.json')));
  };
  // The build takes about as long, and most of that time only one core.
  await waitForAll([buildTarget(panelTarget), checkAndRunUnitTests()]);
}

/** Waits for all, as nothing may be left running, also if one fails. @throws what the first one did */
async function waitForAll(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

try {
  const installation = ensureInstalled(
    [chromium, postgresql, redis, nginx],
    [chromiumHeadlessShell, webKit, xvfb],
  );
  await waitForAll([installation, buildAndRunUnitTests(installation)]);
  await waitForAll([
    runAndCount(contractStage(join(reports, 'contract.json'))),
    createEndToEndData(),
  ]);
  await runAndCount(endToEndStage(join(reports, 'e2e.json'), e2eData));
  await runAndCount(sequentialEndToEndStage(join(reports, 'e2e-sequential.json'), e2eData));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  totals.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
printTests('Flaky (failed beside other tests, passed alone):', totals.flakyTests);
printTests('Failed:', totals.failedTests);
printTests('Skipped:', totals.skippedTests);
process.stdout.write(
  `\n${totals.passed} passed, ${totals.failed} failed, ${totals.skippedTests.length} skipped\n`,
);
process.exit(totals.failed > 0 ? 1 : 0);
