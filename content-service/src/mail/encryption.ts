import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) => createHash('sha256').update(`mail:${secret}`).digest();

/**
 * Encrypts text for the database: mails contain codes that give access to accounts, and tables can be
 * read by administrators of the panel and in backups.
 * @param secret of this installation
 */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** @throws Error if the text was encrypted with another secret or is damaged */
export function decrypt(encrypted: string, secret: string): string {
  try {
    return decryptBytes(Buffer.from(encrypted, 'base64'), keyOf(secret));
  } catch (cause) {
    throw new Error('The mail cannot be decrypted: ENCRYPTION_KEY has changed', { cause });
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
