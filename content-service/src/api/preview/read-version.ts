import type { Core } from '@strapi/strapi';
import { type Entry, openReadContext } from '../../read-api/cache';
import { findEntries } from '../../read-api/find';
import { parseEntryQuery } from '../../read-api/parse-query';
import type { RawObject } from '../../read-api/string-list';
import { MAX_INTEGER } from '../../storable';
import { POST_READ_RULES } from '../post/read-rules';
import { NOT_COPIED } from '../post-version/copied-attributes';

const VERSION = 'api::post-version.post-version';

/** Versions of hidden posts can be read, too; everything else follows the rules of posts. */
const RULES = {
  ...POST_READ_RULES,
  fields: POST_READ_RULES.fields.filter((field) => !NOT_COPIED.includes(field)),
  requiredValues: {},
};

/** The id of a post that does not exist yet: the largest one, which no post has. */
const NEW_POST_ID = MAX_INTEGER;

interface PostOfVersion {
  id: number;
  createdAt: string;
}

/**
 * Reads a version as the post that it would become: with number, document id and time of creation of
 * its post, and the values that required fields get when it is made public.
 * @param query `fields` and `populate`, as for posts
 * @returns null if there is no such version
 * @throws RejectedParameter as for posts
 */
export async function readVersion(
  strapi: Core.Strapi,
  documentId: string,
  query: RawObject,
): Promise<Entry | null> {
  const parsed = parseEntryQuery(documentId, query, RULES);
  const [entry] = await findEntries(await openReadContext(strapi), VERSION, parsed);
  if (!entry) return null;
  const row = await strapi.db.query(VERSION).findOne({
    where: { id: entry.id },
    select: ['post_document_id', 'deleted_post'],
    populate: { post: { select: ['id', 'createdAt'] } },
  });
  const post: PostOfVersion | null = row?.post ?? row?.deleted_post ?? null;
  return {
    ...withDefaults(strapi, entry),
    id: post?.id ?? NEW_POST_ID,
    ...('documentId' in entry && { documentId: row?.post_document_id ?? entry.documentId }),
    ...('createdAt' in entry && post && { createdAt: new Date(post.createdAt).toISOString() }),
  };
}

function withDefaults(strapi: Core.Strapi, entry: Entry): Entry {
  const attributes: Record<string, { required?: boolean; default?: unknown }> =
    strapi.contentType('api::post.post').attributes;
  const missing = Object.entries(attributes).filter(
    ([name, { required }]) => required && entry[name] === null,
  );
  return {
    ...entry,
    ...Object.fromEntries(missing.map(([name, attribute]) => [name, attribute.default])),
  };
}
