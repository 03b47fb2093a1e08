import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) => createHash('sha256').update(`mail:${secret}`).digest();

/**
 * Text as it may lie in the database: mails hold codes that open accounts, and whoever administers
 * the panel or finds a backup can read tables.
 * @param secret of this installation
 */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** @throws Error where it was sealed with another secret, or is damaged */
export function decrypt(encrypted: string, secret: string): string {
  try {
    return decryptBytes(Buffer.from(encrypted, 'base64'), keyOf(secret));
  } catch (cause) {
    throw new Error('The text cannot be opened: ENCRYPTION_KEY is not the one it was sealed with', {
      cause,
    });
  }
}

function decryptBytes(bytes: Buffer, key: Buffer): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
