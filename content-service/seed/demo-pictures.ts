import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { DemoFiles } from './demo-files';

const FILE = 'plugin::upload.file';
const FLAG_WIDTH = 240;
const CONCURRENCY = 2;

interface DemoPicture {
  key: string;
  path: string;
  alternativeText: string;
}

/**
 * Uploads those pictures and flags of the demo content that do not exist yet.
 * @param log called with the progress
 * @returns the id of the uploaded file for each picture key, flags under `flag <community>`
 */
export async function uploadDemoPictures(
  strapi: Core.Strapi,
  directory: string,
  files: DemoFiles,
  log: (progress: string) => void,
) {
  const flagFolder = await mkdtemp(path.join(os.tmpdir(), 'flags-'));
  try {
    const flags = files.communities.flatMap(({ key, name, flag }) =>
      flag
        ? [{ key: `flag ${key}`, file: `flag-${key}.webp`, flag, alternativeText: `Flag: ${name}` }]
        : [],
    );
    const pictures: DemoPicture[] = files.pictures.map(({ key, file, alt }) => ({
      key,
      path: path.join(directory, 'pictures', file),
      alternativeText: alt,
    }));
    for (const { file, flag, ...rest } of flags) {
      const target = path.join(flagFolder, file);
      // Converted, because uploads of SVG are rejected: it can contain scripts.
      await sharp(path.join(directory, 'flags', flag), { density: 300 })
        .resize(FLAG_WIDTH)
        .webp()
        .toFile(target);
      pictures.push({ ...rest, path: target });
    }
    return await uploadAll(strapi, pictures, log);
  } finally {
    await rm(flagFolder, { recursive: true });
  }
}

async function uploadAll(
  strapi: Core.Strapi,
  pictures: DemoPicture[],
  log: (progress: string) => void,
) {
  const ids = new Map<string, number>();
  const queue = [...pictures];
  const worker = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      ids.set(picture.key, await uploadIfMissing(strapi, picture));
      if (ids.size % 8 === 0 || ids.size === pictures.length) {
        log(`pictures ${ids.size} of ${pictures.length}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return ids;
}

async function uploadIfMissing(strapi: Core.Strapi, picture: DemoPicture): Promise<number> {
  const name = path.basename(picture.path);
  const existing = await strapi.db.query(FILE).findOne({ where: { name }, select: ['id'] });
  if (existing) return existing.id;
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText: picture.alternativeText } },
      files: {
        filepath: picture.path,
        originalFilename: name,
        mimetype: 'image/webp',
        size: (await stat(picture.path)).size,
      },
    });
  return uploaded.id;
}
