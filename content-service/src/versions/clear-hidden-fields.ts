import type { Core } from '@strapi/strapi';
import { withoutHiddenFields } from 'post-rules/fields-of-kind';
import { copyOf } from './copy';
import { findVersion } from './find-versions';
import { type Entry, VERSION, type Version } from './version';

type Kind = Parameters<typeof withoutHiddenFields>[1];

/**
 * Clears the fields of a version that the form no longer shows because the post gets another kind.
 * @param post as it is public; null for a new one
 * @returns the version as it is stored now
 */
export async function clearHiddenFields(
  strapi: Core.Strapi,
  version: Version,
  post: Entry | null,
): Promise<Version> {
  const before = copyOf(strapi, version, VERSION);
  const after = withoutHiddenFields(before, kindOf(version), post && kindOf(post));
  const cleared = Object.entries(after).filter(([field, value]) => value !== before[field]);
  if (cleared.length === 0) return version;
  const { documentId } = version;
  const data: Record<string, unknown> = Object.fromEntries(cleared);
  await strapi.documents(VERSION).update({ documentId, data });
  return findVersion(strapi, documentId);
}

/** Entries are loaded with their relations, whose types Strapi's database layer does not know. */
function kindOf(entry: Entry): Kind {
  return entry.post_type as Kind;
}
