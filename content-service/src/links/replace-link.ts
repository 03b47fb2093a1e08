import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { copyOf, loadEntry } from '../versions/copy';
import { inDeskTransaction } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { recordPost } from '../versions/record-post';
import { mayUse } from '../versions/rights';
import { type Author, type Entry, POST, VERSION } from '../versions/version';
import { replaceAddress } from './replace-address';

/** The fields of a post in which an address can stand. */
interface Linking {
  description?: string;
  information?: Record<string, unknown>;
  sources?: Source[];
}

type Source = Record<string, unknown>;

/** What a post would become: only the fields that change; empty if the address is not in it. */
export function changesOf(strapi: Core.Strapi, post: Entry, from: string, to: string): Linking {
  const { description, information, sources } = copyOf(strapi, post, POST) as {
    description: string | null;
    information: Record<string, unknown> | null;
    sources: Source[];
  };
  const replaced = replaceAddress(description ?? '', from, to);
  return {
    ...(replaced === (description ?? '') ? {} : { description: replaced }),
    ...(information?.website === from ? { information: { ...information, website: to } } : {}),
    ...(sources.some(({ url }) => url === from)
      ? { sources: sources.map((each) => (each.url === from ? { ...each, url: to } : each)) }
      : {}),
  };
}

/**
 * Replaces an address in a public post, with the rights on it, recorded in its history. A post in which
 * it no longer is stays as it is.
 * @returns whether it was replaced
 * @throws NotFoundError, ForbiddenError
 */
export function replaceLink(
  strapi: Core.Strapi,
  documentId: string,
  { from, to, author }: { from: string; to: string; author: Author },
): Promise<boolean> {
  return inDeskTransaction(strapi, async (trx) => {
    await lockEntry(strapi, trx, POST, documentId);
    const post = await loadEntry(strapi, POST, { documentId });
    if (!post) throw new errors.NotFoundError();
    const changes = changesOf(strapi, post, from, to);
    const fields = Object.keys(changes);
    if (fields.length === 0) return false;
    if (!mayUse(strapi, 'update', VERSION, post, 'description')) throw new errors.ForbiddenError();
    await recordPost(strapi, documentId, null);
    const data: Record<string, unknown> = { ...changes, updatedBy: author.id };
    await strapi.documents(POST).update({ documentId, data });
    await recordPost(strapi, documentId, author);
    return true;
  });
}
