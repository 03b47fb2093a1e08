import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { ImportReport, Outcome } from './import-report';
import { hashOf } from './map-entry';
import { loadRecords } from './records';
import type { ForeignFile, Source } from './source';

const FILE = 'plugin::upload.file';

/** Of sharp, by what a picture is. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** A picture here. */
interface Picture {
  id: number;
  url: string;
}

interface StoredFile extends Picture {
  alternativeText: string | null;
  updatedAt: string;
}

/**
 * Brings a picture here, unless it is.
 * @param of what uses it, for notes
 * @param describes whether it says how the picture is described, as within a text it does not
 * @returns null if the picture could not be brought, which is noted
 */
export type ImportFile = (
  file: ForeignFile,
  of: string,
  describes?: boolean,
) => Promise<Picture | null>;

/** @param source with the files */
export async function importFiles(
  strapi: Core.Strapi,
  source: Source,
  report: ImportReport,
): Promise<ImportFile> {
  const records = await loadRecords(strapi, 'file');
  const find = (id: number): Promise<StoredFile | null> =>
    strapi.db.query(FILE).findOne({ where: { id } });

  return async (file, of, describes = true) => {
    const hash = hashOf(file);
    const key = source.uploadKey(file.url) ?? file.url;
    const record = records.get(key);
    const existing = record ? await find(Number(record.document_id)) : null;
    if (record && existing) {
      const isUntouched = new Date(existing.updatedAt).toISOString() === record.written;
      if (describes && record.hash !== hash && isUntouched) {
        await describe(strapi, existing.id, file);
        await remember(existing.id);
      }
      return existing;
    }
    const bytes = await source.readFile(file.url).catch((error: unknown) => {
      report.unreachable += 1;
      return leaveOut(error, 'failed');
    });
    if (!bytes) return null;
    try {
      const { id, url } = await upload(strapi, file, bytes);
      await remember(id);
      report.count('pictures', 'new');
      return { id, url };
    } catch (error) {
      return leaveOut(error, 'left out');
    }

    function leaveOut(error: unknown, outcome: Outcome): null {
      const reason = error instanceof Error ? error.message : String(error);
      report.note(`${of}: the picture ${file.url} is left out: ${reason}`);
      report.count('pictures', outcome);
      return null;
    }

    async function remember(id: number): Promise<void> {
      const stored = await find(id);
      const written = new Date(stored?.updatedAt ?? 0).toISOString();
      await records.set(key, { document_id: String(id), hash, written });
    }
  };
}

const describe = (strapi: Core.Strapi, id: number, file: ForeignFile) =>
  strapi.db.query(FILE).update({
    where: { id },
    data: {
      alternativeText: file.alternativeText,
      caption: file.caption,
      focalPoint: file.focalPoint,
    },
  });

async function upload(strapi: Core.Strapi, file: ForeignFile, bytes: Uint8Array): Promise<Picture> {
  const { name, alternativeText, caption, focalPoint } = file;
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '' }));
  const mimetype = MIME_TYPES[format];
  if (!mimetype) throw new Error('it is no JPEG, PNG, WebP, AVIF or GIF');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-'));
  try {
    const filepath = path.join(folder, 'picture');
    await writeFile(filepath, bytes);
    const [uploaded] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name, alternativeText, caption, focalPoint } },
        files: { filepath, originalFilename: name, mimetype, size: bytes.length },
      });
    return uploaded;
  } finally {
    await rm(folder, { recursive: true });
  }
}
