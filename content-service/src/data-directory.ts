import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { abortStartup, environment, SECRET_NAMES, type SecretName } from './environment';

const secretsFile = z.record(z.enum(SECRET_NAMES), z.string().min(16));

/** The SQLite database, used if DATABASE_URL is not set. */
export const databaseFile = path.join(environment.dataDirectory, 'data.db');

/** The only folder that is served; contains Strapi's `uploads`. */
export const publicDirectory = path.join(environment.dataDirectory, 'public');

function prepareDirectories(): void {
  try {
    const uploads = path.join(publicDirectory, 'uploads');
    mkdirSync(uploads, { recursive: true });
    accessSync(environment.dataDirectory, constants.W_OK);
    accessSync(uploads, constants.W_OK);
  } catch {
    abortStartup(
      `the data folder ${environment.dataDirectory} cannot be written; give the user that runs the service write permission or set DATA_DIR to another folder.`,
    );
  }
}

/** Secrets are generated once and stored; new ones would end all sessions and API tokens. */
function loadSecrets(): Record<SecretName, string> {
  const file = path.join(environment.dataDirectory, 'secrets.json');
  if (existsSync(file)) {
    try {
      return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return abortStartup(`${file} is damaged; restore it, or delete it to generate new secrets.`);
    }
  }
  const generated = Object.fromEntries(
    SECRET_NAMES.map((name) => [name, randomBytes(32).toString('base64')]),
  );
  writeFileSync(file, `${JSON.stringify(generated, null, 2)}\n`, { mode: 0o600 });
  return secretsFile.parse(generated);
}

prepareDirectories();
const storedSecrets = loadSecrets();

/** A secret of this installation: from the environment if set there, otherwise the stored one. */
export function secret(name: SecretName): string {
  return environment.secrets[name] ?? storedSecrets[name];
}
