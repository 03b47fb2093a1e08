import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withScratchFolder } from './scratch-folder.ts';

it('removes the folder afterwards', async () => {
  const folder = await withScratchFolder('test', async (name) => {
    expect(existsSync(name)).toBe(true);
    return name;
  });
  expect(existsSync(folder)).toBe(false);
});

it('removes it also if the process ends before', () => {
  const module = JSON.stringify(new URL('scratch-folder.ts', import.meta.url).href);
  const script = `import { withScratchFolder } from ${module};
    await withScratchFolder('test', (folder) => {
      process.stdout.write(folder);
      process.exit();
    });`;
  const options = ['--input-type=module', '--eval', script];
  const folder = execFileSync(process.execPath, options, { encoding: 'utf8' });
  expect(folder).toContain('test-');
  expect(existsSync(folder)).toBe(false);
});
