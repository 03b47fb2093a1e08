import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentEnvironment } from '../environment.server.ts';
import { logFailure } from '../log.server.ts';

/** The key pair that files are signed with. */
export type SigningKey = {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Identifies the key: its thumbprint, as in RFC 7638. */
  id: string;
};

const FILE_NAME = 'city-file-key.pem';

/**
 * The key in a file, which is made if it is missing, readable by its owner only. Processes that start
 * at the same time get the same one.
 * @throws an error of the file system, or one for a file that holds no Ed25519 key
 */
export function keyInFile(path: string): SigningKey {
  const kept = readIfPresent(path);
  if (kept !== null) return signingKeyOf(createPrivateKey(kept));
  mkdirSync(dirname(path), { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const ownPath = `${path}.${randomUUID()}`;
  writeFileSync(ownPath, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Unlike renaming, it fails if another process was faster.
    linkSync(ownPath, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(ownPath, { force: true });
  }
  return signingKeyOf(createPrivateKey(readFileSync(path, 'utf8')));
}

/** @throws Error for a key of another type */
export function signingKeyOf(privateKey: KeyObject): SigningKey {
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('Not an Ed25519 key.');
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, id: thumbprintOf(publicKey) };
}

/** The key set that is published, as in RFC 7517 and RFC 8037. */
export function publicKeySet({ publicKey, id }: SigningKey) {
  const { kty, crv, x } = publicKey.export({ format: 'jwk' });
  return { keys: [{ kty, crv, x, kid: id, use: 'sig', alg: 'EdDSA' }] };
}

let current: SigningKey | null | undefined;

/**
 * The key of this site: that of CITY_FILE_KEY, else the one kept in KEPT_PAGES_DIR. Null if that folder
 * cannot be read or written, which is logged once: files are then not signed.
 */
export function currentSigningKey(): SigningKey | null {
  if (current === undefined) current = readSigningKey();
  return current;
}

function readSigningKey(): SigningKey | null {
  const { CITY_FILE_KEY, KEPT_PAGES_DIR } = currentEnvironment();
  if (CITY_FILE_KEY) return signingKeyOf(CITY_FILE_KEY);
  try {
    return keyInFile(join(KEPT_PAGES_DIR, FILE_NAME));
  } catch (error) {
    logFailure('reading or making the key that files of cities are signed with', error);
    return null;
  }
}

function thumbprintOf(publicKey: KeyObject): string {
  const { kty, crv, x } = publicKey.export({ format: 'jwk' });
  // Members in the order that RFC 7638 prescribes.
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
