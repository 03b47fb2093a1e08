import { sign, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.server.ts';

/** What the line with the signature says of its file. */
export type FileLabel = {
  /** Slug of the city. */
  city: string;
  /** Code of the language of the file. */
  language: string;
  /** To the second. */
  madeAt: Date;
};

/** What a check has found. `otherKey`: signed, but not with the key of this site. */
export type FileCheck =
  | { outcome: 'unchanged'; label: FileLabel }
  | { outcome: 'changed' | 'otherKey' | 'unsigned' };

/** Of 64 bytes in base64url. */
export const SIGNATURE_LENGTH = 86;

const VERSION = 'city-file-1';

const line = new RegExp(
  `${VERSION}\\.([\\w%-]{1,600})\\.([a-z]{2,3})\\.(\\d{8}T\\d{6}Z)\\.([\\w-]{43})\\.([\\w-]{${SIGNATURE_LENGTH}})(?![\\w-])`,
  'g',
);

/**
 * The line that a file contains once, before it is signed: what it is about, and which key signs it.
 * The signature is put after it.
 */
export function unsignedLine({ city, language, madeAt }: FileLabel, { id }: SigningKey): string {
  const time = madeAt.toISOString().replace(/\.\d+|[-:]/g, '');
  const slug = encodeURIComponent(city).replace(/[.!~*'()]/g, percentEncoded);
  return `${VERSION}.${slug}.${language}.${time}.${id}.`;
}

/**
 * Puts the signature of everything else after the last unsigned line of a file.
 * @param file in its canonical form
 */
export function withSignature(file: Buffer, unsigned: string, { privateKey }: SigningKey): Buffer {
  const end = file.lastIndexOf(unsigned) + unsigned.length;
  const signature = sign(null, file, privateKey).toString('base64url');
  return Buffer.concat([file.subarray(0, end), Buffer.from(signature), file.subarray(end)]);
}

/**
 * A file as it is signed. Text keeps its meaning when a program changes its line ends, puts a byte order
 * mark before it, or drops space around it; a ZIP file is taken as it is.
 */
export function canonicalFile(file: Buffer): Buffer {
  if (file.subarray(0, 2).toString('latin1') === 'PK') return file;
  const text = file.toString('utf8').replace(/^\ufeff/, '');
  return Buffer.from(text.replace(/\r\n?/g, '\n').trim());
}

/** Whether a file is as the site has made it, and what it is. @param received as it was passed on */
export function checkFile(received: Buffer, { publicKey, id }: SigningKey): FileCheck {
  const file = canonicalFile(received);
  // One character a byte, so that positions are those of the bytes.
  const text = file.toString('latin1');
  const found = [...text.matchAll(line)].at(-1);
  if (!found) return { outcome: text.includes(`${VERSION}.`) ? 'changed' : 'unsigned' };
  const [whole, city = '', language = '', time = '', keyId, signature = ''] = found;
  if (keyId !== id) return { outcome: 'otherKey' };
  const end = found.index + whole.length;
  const content = Buffer.concat([file.subarray(0, end - SIGNATURE_LENGTH), file.subarray(end)]);
  const bytes = Buffer.from(signature, 'base64url');
  // The last letter has bits that are not part of the signature.
  const isWhole = bytes.toString('base64url') === signature;
  if (!isWhole || !verify(null, content, publicKey, bytes)) return { outcome: 'changed' };
  return {
    outcome: 'unchanged',
    label: { city: decodeURIComponent(city), language, madeAt: dateOf(time) },
  };
}

function dateOf(time: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const percentEncoded = (character: string) =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
