import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningService, type StartOptions, startContentService } from '../start-service.ts';

const demoContent = fileURLToPath(new URL('../../seed', import.meta.url));
const smallPicture = fileURLToPath(new URL('../seed/pictures/teal.webp', import.meta.url));

/**
 * Starts a content service with the demo content, but with one small picture for all posts, because
 * uploading them takes longer than everything else.
 * @param start starts the service
 */
export function startDemoService(
  location: StartOptions,
  start: (options: StartOptions) => Promise<RunningService> = startContentService,
): Promise<RunningService> {
  const seedDir = path.join(location.dataDir, 'seed');
  for (const folder of ['posts', 'reference', 'flags']) {
    cpSync(path.join(demoContent, folder), path.join(seedDir, folder), { recursive: true });
  }
  mkdirSync(path.join(seedDir, 'pictures'));
  copyFileSync(smallPicture, path.join(seedDir, 'pictures', 'small.webp'));
  const list = path.join(seedDir, 'reference', 'pictures.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll(/[\w-]+\.webp/g, 'small.webp'));
  return start({ ...location, seedDir });
}
