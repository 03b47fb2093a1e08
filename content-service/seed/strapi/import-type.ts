import { documentIdOf } from '../../src/costs/document-id';
import { advanceIdSequence } from '../sequence';
import { decide, NOT_WRITTEN, timeOf } from './decide';
import type { ImportContext } from './import-context';
import type { Outcome } from './import-report';
import type { ImportedType } from './imported-types';
import {
  componentAttributes,
  hashOf,
  type MappedEntry,
  mapEntry,
  ownAttributes,
} from './map-entry';
import type { MappedOrigin } from './mapping';
import { type ImportRecords, loadRecords } from './records';
import { filesHere, findSame, freeNumber, linkLater, numbersOf, relationsHere } from './references';
import type { ForeignEntry } from './source';
import { acceptable, findEntry, type LocalEntry, type Target, writeEntry } from './write-entry';

/**
 * Imports the entries of a type.
 * @throws Error if they cannot be read
 */
export async function importType(
  context: ImportContext,
  type: ImportedType,
  origin: MappedOrigin,
): Promise<void> {
  const { strapi, source, report, isDryRun } = context;
  const records = await loadRecords(strapi, `${type.name} ${origin.from}`);
  const missing = new Set(records.keys());
  for await (const entry of source.read(origin)) {
    missing.delete(keyOf(entry));
    const outcome = await importEntry(context, type, origin, records, entry).catch(
      (error: unknown): Outcome => {
        const reason = error instanceof Error ? error.message : String(error);
        report.note(`${labelOf(type, entry)} is not imported: ${reason}`);
        return 'failed';
      },
    );
    report.count(type.name, outcome);
  }
  for (const key of missing) {
    const documentId = records.get(key)?.document_id;
    const here = await findEntry(strapi, type.uid, { documentId });
    if (here) report.note(`${type.name} ${here.id} is no longer there; it stays here.`);
  }
  await linkLater(context, type);
  if (!isDryRun) await advanceIdSequence(strapi, type.uid);
}

async function importEntry(
  context: ImportContext,
  type: ImportedType,
  origin: MappedOrigin,
  records: ImportRecords,
  entry: ForeignEntry,
): Promise<Outcome> {
  const { strapi, report, isDryRun } = context;
  const label = labelOf(type, entry);
  const mapped = mapEntry(entry, ownAttributes(strapi, type), origin, (component) =>
    componentAttributes(strapi, component),
  );
  const hash = hashOf(mapped);
  const record = records.get(keyOf(entry));
  const existing = record
    ? await findEntry(strapi, type.uid, { documentId: record.document_id })
    : await findSame(context, type, entry, mapped);
  const number = entry.id + origin.addToNumbers;
  const { outcome, note } = decide(record, existing, hash, number);
  if (note) report.note(`${label} ${note}`);
  let documentId = existing?.documentId;
  if (outcome === 'new' || outcome === 'changed') {
    documentId ??= entry.documentId ?? documentIdOf(`${type.name} ${origin.from}`, `${entry.id}`);
    const id = existing ? undefined : await freeNumber(context, type, number, label);
    const { createdAt, updatedAt } = entry;
    const target = { documentId, existing, id, createdAt, updatedAt };
    await write(context, type, mapped, target, label, (written, isComplete) =>
      // Otherwise the next run tries again.
      remember(written.documentId, isComplete ? hash : 'incomplete', timeOf(written)),
    );
  } else if (outcome === 'already here' && documentId && !isDryRun) {
    await remember(documentId, hash, NOT_WRITTEN);
  }
  if (documentId) numbersOf(context, type.uid).set(entry.id, documentId);
  return outcome;

  async function remember(document_id: string, of: string, written: string): Promise<void> {
    await records.set(keyOf(entry), { document_id, hash: of, written });
  }
}

async function write(
  context: ImportContext,
  type: ImportedType,
  mapped: MappedEntry,
  target: Target,
  label: string,
  remember: (written: LocalEntry, isComplete: boolean) => Promise<void>,
): Promise<void> {
  const { strapi, report } = context;
  const note = (field: string, reason: string) =>
    report.note(`${label}: ${field} is left out: ${reason}`);
  const content = await acceptable(strapi, type, mapped.content, target.existing, note);
  const relations = relationsHere(context, type, mapped, target.documentId, label);
  if (context.isDryRun) return;
  const unreachable = report.unreachable;
  const files = await filesHere(context, type, { ...mapped, content }, label);
  await strapi.db.transaction(async () => {
    const written = await writeEntry(strapi, type, target, { ...content, ...relations, ...files });
    await remember(written, report.unreachable === unreachable);
  });
}

/** Strapi 5 gives an entry another number when it is published again, but not another document id. */
const keyOf = ({ id, documentId }: ForeignEntry) => documentId ?? String(id);

const labelOf = ({ name }: ImportedType, { id }: ForeignEntry) => `${name} ${id}`;
