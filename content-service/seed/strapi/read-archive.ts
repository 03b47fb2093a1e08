import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { list, type ReadEntry } from 'tar';
import { isRecord } from './source';

/** The contents of an export file. */
export interface Archive {
  schemas: Record<string, unknown>[];
  entities: Record<string, unknown>[];
  links: Record<string, unknown>[];
  /** Where uploads were extracted to, by their names. */
  files: Map<string, string>;
  /** With these; to be deleted. */
  folder: string;
}

const FILE = 'plugin::upload.file';

/**
 * Reads an export file, and extracts its uploads into a temporary folder.
 * @throws Error with one sentence if it is none
 */
export async function readArchive(file: string): Promise<Archive> {
  if (file.endsWith('.enc')) {
    throw new Error(`${file} is encrypted: export with "strapi export --no-encrypt".`);
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strapi-export-'));
  const archive: Archive = { schemas: [], entities: [], links: [], files: new Map(), folder };
  const reads: Promise<void>[] = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => void reads.push(readPart(archive, entry)),
    });
    await Promise.all(reads);
    if (archive.schemas.length === 0) throw new Error('it has no schemas');
    return archive;
  } catch (error) {
    await Promise.allSettled(reads);
    await rm(folder, { recursive: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is no export of Strapi that can be read: ${reason}.`);
  }
}

async function readPart({ schemas, entities, links, files, folder }: Archive, entry: ReadEntry) {
  const [part, ...rest] = entry.path.replace(/^\.\//, '').split('/');
  if (part === 'assets' && rest[0] === 'uploads' && rest[1]) {
    // By a number, since names of an archive may lead anywhere.
    const target = path.join(folder, String(files.size));
    files.set(rest[1], target);
    return pipeline(entry, createWriteStream(target));
  }
  const lines = { schemas, entities, links }[part ?? ''];
  if (!lines || !entry.path.endsWith('.jsonl')) return void entry.resume();
  for (const line of (await text(entry)).split('\n')) {
    const value: unknown = line === '' ? null : JSON.parse(line);
    if (isRecord(value) && isWanted(value)) lines.push(value);
  }
}

/** Of the entities, those of types of the API, and files. */
const isWanted = ({ type, data }: Record<string, unknown>) =>
  data === undefined || type === FILE || String(type).startsWith('api::');
