// `npm run release` with the pinned Node: builds both programs and the panel, and packs them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, contentServiceTarget, panelTarget, websiteTarget } from './build.ts';
import { packRelease } from './pack-release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  for (const target of [contentServiceTarget, websiteTarget, panelTarget]) {
    await build(root, target, () => say(`Building the ${target.name} ...`));
  }
  say('Packing ...');
  say(`Packed: ${await packRelease(root, join(root, 'release'))}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
