import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { noteWritten } from '../import/import-tables';
import { copyOf, loadEntry } from '../versions/copy';
import { createDraft } from '../versions/create-draft';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { findOpenVersion } from '../versions/find-versions';
import { lockEntry } from '../versions/lock-entry';
import { isOpen, POST, VERSION, type Version } from '../versions/version';
import type { CalendarEvent, EventFields } from './event';
import type { Feed } from './feed';
import { type EventRow, updateEvent } from './feed-tables';
import { mergeFields } from './merge-fields';
import { currentFields, dataOf } from './post-fields';

/** What versions say that were written because of a calendar; the panel has words for it. */
const NOTE = { changed: 'calendar: changed', gone: 'calendar: gone' };

/**
 * Takes over what has changed in an event: into its version as long as that is open, else into a new
 * version in review. What editors have deleted, discarded or hidden is left alone.
 * @returns false if an editor is at work, so that it is to be tried again
 */
export function followEvent(
  strapi: Core.Strapi,
  feed: Feed,
  row: EventRow,
  event: CalendarEvent,
): Promise<boolean> {
  const updated = { ...row, ...event, feed: feed.documentId };
  if (row.version === null || isDeepStrictEqual(row, updated)) return Promise.resolve(true);
  const documentId = row.version;
  return inDeskTransaction(strapi, async (trx) => {
    await lockEntry(strapi, trx, VERSION, documentId);
    const version = await loadEntry<Version>(strapi, VERSION, { documentId });
    if (!version) return true;
    if (version.state === 'scheduled') return false;
    const written = isOpen(version)
      ? await updateVersion(strapi, trx, version, row.fields, event.fields)
      : await proposeVersion(strapi, trx, { feed, version, row, event });
    if (written === 'later') return false;
    if (written !== 'refused') await updateEvent(trx, row.key, { ...updated, version: written });
    return true;
  });
}

/** @returns the document id of the version that the event now has */
async function updateVersion(
  strapi: Core.Strapi,
  trx: Sql,
  version: Version,
  imported: EventFields,
  incoming: EventFields,
): Promise<string> {
  const { documentId } = version;
  const copy = copyOf(strapi, version, VERSION);
  const changes = mergeFields(imported, currentFields(copy), incoming);
  if (Object.keys(changes).length === 0) return documentId;
  const note = changes.is_active === false && { note: NOTE.gone };
  const data: Record<string, unknown> = { ...dataOf(changes, copy), ...note };
  const { updatedAt } = version;
  const written = await strapi.documents(VERSION).update({ documentId, data });
  await noteWritten(trx, documentId, isoDate(updatedAt), isoDate(written?.updatedAt));
  return documentId;
}

const isoDate = (time: unknown) => new Date(String(time)).toISOString();

interface Proposal {
  feed: Feed;
  /** The last version of the event, which is no longer open. */
  version: Version;
  row: EventRow;
  event: CalendarEvent;
}

async function proposeVersion(
  strapi: Core.Strapi,
  trx: Sql,
  { feed, version, row, event }: Proposal,
): Promise<string | 'refused' | 'later'> {
  const { documentId, post_document_id } = version;
  if (post_document_id === null) return 'refused';
  await lockEntry(strapi, trx, POST, post_document_id);
  const post = await loadEntry(strapi, POST, { documentId: post_document_id });
  if (!post) return 'refused';
  const copy = copyOf(strapi, post, VERSION);
  const current = currentFields(copy);
  if (!current.is_active && row.fields.is_active) return 'refused';
  const changes = mergeFields(row.fields, current, event.fields);
  if (Object.keys(changes).length === 0) return documentId;
  if (await findOpenVersion(strapi, post_document_id)) return 'later';
  const note = changes.is_active === false ? NOTE.gone : NOTE.changed;
  const fields = { ...dataOf(changes, copy), note };
  const author = { id: null, name: feed.name };
  return createDraft(strapi, { source: post, post, state: 'in-review', fields }, author);
}
