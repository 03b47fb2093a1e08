import { createHash } from 'node:crypto';

/**
 * A number for a group of translations, by which searches count posts that say the same once: the
 * first 32 bits of a hash. Two groups with one number would count as one.
 * @returns 0 for a post without a group
 */
export const groupIdOf = (group: string | null | undefined): number =>
  group ? createHash('sha256').update(group).digest().readInt32BE() || 1 : 0;
