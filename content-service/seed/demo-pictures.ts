import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { DemoFiles } from './demo-files';

const FILE = 'plugin::upload.file';
const FLAG_WIDTH = 240;
const AT_ONCE = 2;

interface Picture {
  key: string;
  path: string;
  alternativeText: string;
}

/**
 * Uploads the pictures and flags of the demo content that are not there yet.
 * @param say told how far it is
 * @returns the upload's numeric id for each picture key, flags under `flag <community>`
 */
export async function uploadDemoPictures(
  strapi: Core.Strapi,
  directory: string,
  files: DemoFiles,
  say: (progress: string) => void,
) {
  const flagFolder = await mkdtemp(path.join(os.tmpdir(), 'flags-'));
  try {
    const flags = files.communities.flatMap(({ key, name, flag }) =>
      flag
        ? [{ key: `flag ${key}`, file: `flag-${key}.webp`, flag, alternativeText: `Flag: ${name}` }]
        : [],
    );
    const pictures: Picture[] = files.pictures.map(({ key, file, alt }) => ({
      key,
      path: path.join(directory, 'pictures', file),
      alternativeText: alt,
    }));
    for (const { file, flag, ...rest } of flags) {
      const target = path.join(flagFolder, file);
      // Uploading SVG is refused, for it may carry a script.
      await sharp(path.join(directory, 'flags', flag), { density: 300 })
        .resize(FLAG_WIDTH)
        .webp()
        .toFile(target);
      pictures.push({ ...rest, path: target });
    }
    return await uploadAll(strapi, pictures, say);
  } finally {
    await rm(flagFolder, { recursive: true });
  }
}

async function uploadAll(
  strapi: Core.Strapi,
  pictures: Picture[],
  say: (progress: string) => void,
) {
  const ids = new Map<string, number>();
  const waiting = [...pictures];
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      ids.set(picture.key, await uploadOnce(strapi, picture));
      if (ids.size % 8 === 0 || ids.size === pictures.length) {
        say(`pictures ${ids.size} of ${pictures.length}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

async function uploadOnce(strapi: Core.Strapi, picture: Picture): Promise<number> {
  const name = path.basename(picture.path);
  const present = await strapi.db.query(FILE).findOne({ where: { name }, select: ['id'] });
  if (present) return present.id;
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
