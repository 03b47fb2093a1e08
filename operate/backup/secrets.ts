import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { unlessMissing } from '../unless-missing.ts';

/** Strapi's secrets, which the content service keeps in `secrets.json` unless they are variables. */
const NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

export type Secrets = Partial<Record<(typeof NAMES)[number], string>>;

const secretsSchema = z.partialRecord(z.enum(NAMES), z.string());

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Half a second and 128 MB for each guess (RFC 7914; OWASP's recommendation for passwords). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/**
 * The secrets that an installation uses: variables count more than the file. None before its first start.
 * @throws Error if the file cannot be read
 */
export async function collectSecrets({ secretsFile, variables }: Settings): Promise<Secrets> {
  const text = (await unlessMissing(readFile(secretsFile, 'utf8'))) ?? '{}';
  const stored = secretsSchema.parse(JSON.parse(text));
  const set = NAMES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : []));
  return { ...stored, ...Object.fromEntries(set) };
}

/**
 * Encrypts secrets with a passphrase (scrypt, AES-256-GCM): salt, nonce, tag, ciphertext.
 * @param cost less in tests only
 */
export function encryptSecrets(secrets: Secrets, passphrase: string, cost = COST): Buffer {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt, cost), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), text]);
}

/** @throws Error if the passphrase is wrong or the file is damaged */
export function decryptSecrets(file: Buffer, passphrase: string, cost = COST): Secrets {
  const nonceStart = SALT_BYTES;
  const tagStart = nonceStart + NONCE_BYTES;
  const textStart = tagStart + TAG_BYTES;
  try {
    const key = keyOf(passphrase, file.subarray(0, SALT_BYTES), cost);
    const decipher = createDecipheriv('aes-256-gcm', key, file.subarray(nonceStart, tagStart), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(file.subarray(tagStart, textStart));
    const text = Buffer.concat([decipher.update(file.subarray(textStart)), decipher.final()]);
    return secretsSchema.parse(JSON.parse(text.toString('utf8')));
  } catch (error) {
    throw new Error(
      'The secrets cannot be decrypted: the passphrase is wrong or the file damaged.',
      {
        cause: error,
      },
    );
  }
}

/** Writes the file that the content service reads at its start, for its user only. */
export async function writeSecrets(file: string, secrets: Secrets): Promise<void> {
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}

const keyOf = (passphrase: string, salt: Buffer, cost: typeof COST) =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, cost);
