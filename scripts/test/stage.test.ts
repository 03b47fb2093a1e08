import { afterEach, expect, it, vi } from 'vitest';
import { runStagesTogether } from './stage.ts';

afterEach(() => vi.restoreAllMocks());

const stage = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code] });

it('returns the results of stages in their order, and shows the output of each in one piece', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const tallies = await runStagesTogether(
    [
      stage('one', 'console.log("first"); console.error("second"); process.exit(3)'),
      stage('two', 'console.log("third")'),
      { name: 'three', command: ['/nowhere'] },
    ],
    import.meta.dirname,
  );
  expect(tallies.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
  expect(written).toEqual(
    expect.arrayContaining([
      '\n── one\nfirst\nsecond\n',
      expect.stringMatching(/^── one: FAILED in /),
      '\n── two\nthird\n',
      expect.stringMatching(/^── two: passed in /),
      expect.stringMatching(/^── three: FAILED in /),
    ]),
  );
});
