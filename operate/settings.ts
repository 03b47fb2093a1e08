import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where an installation keeps its data, from the variables that its programs read. */
export type Settings = {
  /** Folder of the SQLite file, the uploads and the secrets. */
  dataDir: string;
  /** The SQLite file, used without `databaseUrl`. */
  databaseFile: string;
  databaseUrl: string | undefined;
  /** The folder with `uploads`, the only one that is served. */
  publicDir: string;
  secretsFile: string;
  /** All variables that are set; empty ones count as absent. */
  variables: Readonly<Record<string, string>>;
};

/**
 * Reads the settings, with the defaults of the content service.
 * @param env the environment variables
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const variables = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const dataDir = path.resolve(ROOT, 'content-service', variables.DATA_DIR ?? 'data');
  return {
    dataDir,
    databaseFile: path.join(dataDir, 'data.db'),
    databaseUrl: variables.DATABASE_URL,
    publicDir: path.join(dataDir, 'public'),
    secretsFile: path.join(dataDir, 'secrets.json'),
    variables,
  };
}

/**
 * The passphrase that secrets are encrypted with, from the first line of a file: arguments and
 * variables can be read by others.
 * @returns undefined if no file is named
 * @throws Error if the file cannot be read, or the passphrase is shorter than 12 characters
 */
export function readPassphrase(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const [passphrase = ''] = readText(file).split(/\r?\n/);
  if (passphrase.length < 12) {
    throw new Error(`The passphrase in ${file} is too short: use at least 12 characters.`);
  }
  return passphrase;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The passphrase file ${file} cannot be read: ${reason}`, { cause: error });
  }
}
