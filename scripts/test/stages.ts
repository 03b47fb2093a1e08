import { resolve } from 'node:path';
import type { Stage } from './stage.ts';
import { tallyPlaywright, tallyVitest } from './tally.ts';

/** Types, lint and imports of everything. */
export const checkStages: Stage[] = [
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'types of the website',
    command: ['npm', 'run', '--silent', 'typecheck', '-w', 'website'],
  },
  {
    name: 'types of the content service',
    command: ['npm', 'run', '--silent', 'typecheck', '-w', 'content-service'],
  },
  { name: 'types of scripts and tests', command: ['tsc', '-p', 'scripts'] },
  {
    name: 'rules of imports',
    command: [
      'depcruise',
      '--config',
      'scripts/imports/dependency-cruiser.ts',
      'website',
      'content-service',
      'e2e',
      'bench',
      'scripts',
    ],
  },
  {
    name: 'unused files, exports and packages',
    command: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
  },
];

/** Unit tests of all three parts. @param report where its JSON report goes */
export function unitStage(report: string): Stage {
  return vitestStage('unit tests', [], report);
}

/** The content service's contract, on both databases. @param report where its JSON report goes */
export function contractStage(report: string): Stage {
  return vitestStage(
    'contract tests of the content service',
    ['--config', 'content-service/contract/vitest.config.ts'],
    report,
  );
}

/** Both programs in a real browser. @param report where its JSON report goes */
export function endToEndStage(report: string): Stage {
  return {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: { E2E_REPORT: resolve(report) },
    count: () => tallyPlaywright(report),
  };
}

function vitestStage(name: string, args: string[], report: string): Stage {
  return {
    name,
    command: [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resolve(report)}`,
    ],
    count: () => tallyVitest(report),
  };
}
