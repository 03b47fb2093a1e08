import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally.ts';

async function report(content: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'tally-')), 'report.json');
  await writeFile(file, content);
  return file;
}

it('counts a Vitest run', async () => {
  const file = await report(
    '{"numPassedTests":3,"numFailedTests":1,"numPendingTests":2,"numTodoTests":1}',
  );
  expect(await tallyVitest(file)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

it('counts a Playwright run, flaky tests as failed', async () => {
  const file = await report('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":0}}');
  expect(await tallyPlaywright(file)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

it('counts a missing or invalid report as one failure', async () => {
  const one = { passed: 0, failed: 1, skipped: 0 };
  expect(await tallyVitest('/nowhere.json')).toEqual(one);
  expect(await tallyPlaywright(await report('{'))).toEqual(one);
});
