import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Raise if older tools cannot restore what newer ones back up. */
const FORMAT = 1;

/** Below the folder of uploads, never outside it. */
const relativePath = z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$)).+$/);

const schema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** What the database contained, to compare a restored one with. */
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  /** Rows that refer to a missing row; none, unless somebody wrote past the service. */
  brokenReferences: z.number(),
  uploads: z.array(
    z.object({
      path: relativePath,
      /** SHA-256 of the content, and the name under which it is stored. */
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.number(),
      /** When it was last changed, in milliseconds since 1970. */
      modified: z.number(),
    }),
  ),
  /** Pictures that the database has and the folder of uploads lacked. */
  missingUploads: z.array(z.string()),
  hasSecrets: z.boolean(),
});

/** What a backup consists of. */
export type Manifest = z.infer<typeof schema>;
export type Upload = Manifest['uploads'][number];

export const MANIFEST_FILE = 'manifest.json';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of a backup: when it was begun, sortable and without characters that shells treat. */
export const backupName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** When a backup was begun. */
export const timeOfBackup = (name: string) =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));

/** The names of backups among others, oldest first. */
export const backupNames = (names: readonly string[]) =>
  names.filter((name) => NAME.test(name)).sort();

export const newManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({
  format: FORMAT,
  ...parts,
});

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
  });
}

/** A manifest is missing, damaged or of a newer version of the tool. */
export class UnreadableManifest extends Error {}

/**
 * Reads a manifest.
 * @param place for the message
 * @throws UnreadableManifest if it is missing (an empty text), damaged or of a newer version of the tool
 */
export function parseManifest(text: string, place: string): Manifest {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const message = `${place} cannot be read: it is missing, damaged or newer.`;
    throw new UnreadableManifest(message, { cause: error });
  }
}
