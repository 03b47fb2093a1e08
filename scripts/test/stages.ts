import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Stage } from './stage.ts';
import { tallyPlaywright, tallyVitest } from './tally.ts';

/** Checks of formatting and types, which do not depend on each other. */
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
  {
    name: 'types of the post rules',
    command: ['npm', 'run', '--silent', 'typecheck', '-w', 'post-rules'],
  },
  {
    name: 'types of the folding',
    command: ['npm', 'run', '--silent', 'typecheck', '-w', 'folding'],
  },
  { name: 'types of the panel', command: ['tsc', '-p', 'content-service/src/admin'] },
  { name: 'types of scripts and tests', command: ['tsc', '-p', 'scripts'] },
];

/** Types by the compiler that builds the panel, which is older than ours. */
export const strapiCompilerStage: Stage = {
  name: "types of the content service by Strapi's compiler",
  command: [
    'node',
    'node_modules/@strapi/typescript-utils/node_modules/typescript/bin/tsc',
    '--noEmit',
    '--project',
    'content-service',
  ],
};

/** Checks of imports and unused code. They read the types that "types of the website" generates. */
export const importStages: Stage[] = [
  {
    name: 'import rules',
    command: [
      'depcruise',
      '--config',
      'scripts/imports/dependency-cruiser.ts',
      'website',
      'content-service',
      'post-rules',
      'folding',
      'e2e',
      'bench',
      'operate',
      'scripts',
    ],
  },
  {
    name: 'unused files, exports and packages',
    command: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
  },
];

/** Unit tests of the website, the content service and the scripts. @param report path for the JSON report */
export function unitStage(report: string): Stage {
  return vitestStage('unit tests', [], report);
}

/** Contract tests of the content service, on both databases. @param report path for the JSON report */
export function contractStage(report: string): Stage {
  const name = 'contract tests of the content service';
  const args = ['--config', 'content-service/contract/vitest.config.ts'];
  return {
    ...vitestStage(name, args, report),
    rerun: (files) =>
      vitestStage(
        `${name}, again`,
        [...args, '--no-file-parallelism', ...files],
        `${report}.again`,
      ),
  };
}

/**
 * Data that end-to-end tests start with. Creating it does not fill two cores, so it runs beside other
 * tests instead of before the first end-to-end test.
 * @param data folder for it, which does not exist yet
 */
export function endToEndDataStage(data: string): Stage {
  return {
    name: 'data of the end-to-end tests',
    command: ['node', 'e2e/create-data.ts'],
    env: { E2E_DATA: resolve(data) },
  };
}

/**
 * Both programs in a real browser.
 * @param report path for the JSON report
 * @param data folder that `endToEndDataStage` has filled
 */
export function endToEndStage(report: string, data: string): Stage {
  return playwrightStage('end-to-end tests', 'e2e/playwright.config.ts', report, data);
}

/** End-to-end tests that measure time, with nothing beside them. The parameters are the same. */
export function sequentialEndToEndStage(report: string, data: string): Stage {
  const config = 'e2e/playwright.sequential.config.ts';
  return playwrightStage('end-to-end tests that measure time', config, report, data);
}

function playwrightStage(name: string, config: string, report: string, data: string): Stage {
  const stage = (title: string, args: string[], reportFile: string): Stage => ({
    name: title,
    command: ['playwright', 'test', '--config', config, ...args],
    env: { E2E_REPORT: resolve(reportFile), E2E_DATA: resolve(data) },
    count: () => tallyPlaywright(reportFile),
  });
  return {
    ...stage(name, [], report),
    // Whole files: the tests of a serial one depend on those before them.
    rerun: (files) =>
      stage(
        `${name}, again`,
        ['--workers=1', ...files.map((file) => `e2e/${file}$`)],
        `${report}.again`,
      ),
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
    // Each test file is a new process: what one has compiled, the next need not.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    count: () => tallyVitest(report),
  };
}
