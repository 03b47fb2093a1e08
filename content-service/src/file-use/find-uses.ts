import type { Core } from '@strapi/strapi';
import { chunks, type Sql } from '../database/rows';
import { OPEN_STATES, POST, VERSION } from '../versions/version';

/** What says which entries a file is linked to. */
const LINKS = 'files_related_mph';

/** Each text is read for so many files at once. */
const FILES_PER_STATEMENT = 100;

/** A file of the media library. */
export interface UsedFile {
  id: number;
  /** Stands in the addresses of all its formats. */
  hash: string;
}

/** Names of the entries that use a file, each once. */
interface FileUses {
  /** Public posts and versions that are still written, authors and communities. */
  current: string[];
  /** Versions that were public, discarded or deleted. */
  former: string[];
}

type Query = ReturnType<Sql>;

/** Finds what uses any of the files: in a field, or in a text. */
export async function findUses(strapi: Core.Strapi, files: UsedFile[]): Promise<FileUses> {
  const current = new Set<string>();
  const former = new Set<string>();
  for (const part of chunks(files, FILES_PER_STATEMENT)) {
    const use = usesOf(strapi, part);
    const open = (versions: Query) => versions.whereIn('state', [...OPEN_STATES]);
    const closed = (versions: Query) => versions.whereNotIn('state', [...OPEN_STATES]);
    for (const name of [
      ...(await use(POST, 'title', { inText: true })),
      ...(await use(VERSION, 'title', { inText: true, where: open })),
      ...(await namesOfLists(use)),
    ]) {
      current.add(name);
    }
    const names = await use(VERSION, 'title', { inText: true, where: closed });
    for (const name of names) former.add(name);
  }
  return { current: [...current], former: [...former] };
}

/** Names of what readers see with another file as soon as this one is replaced. */
export async function findPublicFields(strapi: Core.Strapi, file: UsedFile): Promise<string[]> {
  const use = usesOf(strapi, [file]);
  return [...(await use(POST, 'title', { inText: false })), ...(await namesOfLists(use))];
}

const namesOfLists = async (use: ReturnType<typeof usesOf>) => [
  ...(await use('api::creator.creator', 'name', { inText: false })),
  ...(await use('api::nationality.nationality', 'name', { inText: false })),
];

interface Options {
  /** Whether it has a text that may show files. */
  inText: boolean;
  where?: (entries: Query) => unknown;
}

/** @returns a function that loads the names of the entries of a type that use one of the files */
function usesOf(strapi: Core.Strapi, files: UsedFile[]) {
  const sql = strapi.db.connection;
  const ids = files.map(({ id }) => id);
  return async (uid: string, nameField: string, { inText, where }: Options): Promise<string[]> => {
    const { tableName } = strapi.db.metadata.get(uid);
    const linked = sql(LINKS)
      .select('related_id')
      .where('related_type', uid)
      .whereIn('file_id', ids);
    const entries = sql(tableName).where((either) => {
      either.whereIn('id', linked);
      if (!inText) return;
      for (const { hash } of files) either.orWhere('description', 'like', `%${hash}%`);
    });
    where?.(entries);
    const rows: { id: number; name: string | null }[] = await entries
      .select('id', { name: nameField })
      .orderBy('id');
    return rows.map(({ id, name }) => name ?? String(id));
  };
}
