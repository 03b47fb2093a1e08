import type { Core } from '@strapi/strapi';
import { chunks, type Sql } from '../database/rows';
import { OPEN_STATES } from '../open-states';
import { POST, VERSION } from '../versions/version';

/** What says which entries a file is linked to. */
const LINKS = 'files_related_mph';

/** Each text is read for so many files at once. */
const FILES_PER_STATEMENT = 100;

/** A file of the media library. */
export interface UsedFile {
  id: number;
  /** As editors know it. */
  name: string;
  /** Stands in the addresses of all its formats. */
  hash: string;
}

/** Names of the entries that use each file, without those that nothing uses. */
export type FileUses = Map<UsedFile, Set<string>>;

type Query = ReturnType<Sql>;

/**
 * Finds what uses any of the files: in a field, or in a text.
 * @returns `current`: public posts and versions that are still written, authors and communities;
 * `former`: versions that were public, discarded or deleted
 */
export async function findUses(
  strapi: Core.Strapi,
  files: UsedFile[],
): Promise<Record<'current' | 'former', FileUses>> {
  const current: FileUses = new Map();
  const former: FileUses = new Map();
  const open = (versions: Query) => versions.whereIn('state', [...OPEN_STATES]);
  const closed = (versions: Query) => versions.whereNotIn('state', [...OPEN_STATES]);
  for (const part of chunks(files, FILES_PER_STATEMENT)) {
    const use = usesOf(strapi, part);
    await use(current, POST, 'title', { inText: true });
    await use(current, VERSION, 'title', { inText: true, where: open });
    await addListUses(current, use);
    await use(former, VERSION, 'title', { inText: true, where: closed });
  }
  return { current, former };
}

/** Finds what readers see with another file as soon as this one is replaced. */
export async function findPublicFields(strapi: Core.Strapi, file: UsedFile): Promise<FileUses> {
  const uses: FileUses = new Map();
  const use = usesOf(strapi, [file]);
  await use(uses, POST, 'title', { inText: false });
  await addListUses(uses, use);
  return uses;
}

async function addListUses(uses: FileUses, use: ReturnType<typeof usesOf>): Promise<void> {
  await use(uses, 'api::creator.creator', 'name', { inText: false });
  await use(uses, 'api::nationality.nationality', 'name', { inText: false });
}

interface Options {
  /** Whether it has a text that may show files. */
  inText: boolean;
  where?: (entries: Query) => unknown;
}

interface Row {
  id: number;
  name: string | null;
  text?: string | null;
}

/** @returns a function that adds the names of the entries of a type that use the files */
function usesOf(strapi: Core.Strapi, files: UsedFile[]) {
  const sql = strapi.db.connection;
  const ids = files.map(({ id }) => id);
  return async (
    uses: FileUses,
    uid: string,
    nameField: string,
    { inText, where }: Options,
  ): Promise<void> => {
    const { tableName } = strapi.db.metadata.get(uid);
    const ofType = sql(LINKS).where('related_type', uid).whereIn('file_id', ids);
    const entries = sql(tableName).where((either) => {
      either.whereIn('id', ofType.clone().select('related_id'));
      if (!inText) return;
      for (const { hash } of files) either.orWhere('description', 'like', `%${hash}%`);
    });
    where?.(entries);
    const columns = { name: nameField, ...(inText && { text: 'description' }) };
    const rows: Row[] = await entries.select('id', columns).orderBy('id');
    if (rows.length === 0) return;
    const links: { file_id: number; related_id: number }[] = await ofType.select(
      'file_id',
      'related_id',
    );
    const linked = new Set(links.map(({ file_id, related_id }) => `${file_id} ${related_id}`));
    for (const file of files) {
      for (const { id, name, text } of rows) {
        if (!linked.has(`${file.id} ${id}`) && !text?.includes(file.hash)) continue;
        uses.set(file, (uses.get(file) ?? new Set()).add(name ?? String(id)));
      }
    }
  };
}
