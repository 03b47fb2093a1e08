import { createHash } from 'node:crypto';

/** Bytes of an id that hold the number of the post. */
const NUMBER_BYTES = 6;

/**
 * The id of something that is made of a post: a UUID of version 8 (RFC 9562), which is the same at every
 * request and holds the number of the post.
 * @param role what it is, such as `service` or `phone-2`
 * @param site its public address, so that the ids of two sites differ
 */
export function entityId(role: string, postId: number, site: string): string {
  const bytes = createHash('sha256').update(`${site} ${role}`).digest().subarray(0, 16);
  bytes.writeUIntBE(postId, bytes.length - NUMBER_BYTES, NUMBER_BYTES);
  bytes.writeUInt8(0x80 | ((bytes[6] ?? 0) & 0x0f), 6);
  bytes.writeUInt8(0x80 | ((bytes[8] ?? 0) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The number of the post in an id of a role; null for any other text. */
export function postIdIn(id: string, role: string, site: string): number | null {
  const digits = /^[0-9a-f-]{24}([0-9a-f]{12})$/.exec(id)?.[1];
  if (!digits) return null;
  const postId = Number.parseInt(digits, 16);
  return entityId(role, postId, site) === id ? postId : null;
}
