import { updateWithoutTimestamp } from '../../src/versions/update-without-timestamp';
import { POST } from '../../src/versions/version';
import { advanceIdSequence } from '../sequence';
import type { ImportContext } from './import-context';
import type { ImportedType } from './imported-types';
import { type MappedEntry, ownAttributes } from './map-entry';
import { bringPictures } from './pictures-in-text';
import type { ForeignEntry } from './source';
import { findEntry, type LocalEntry } from './write-entry';

/** The document ids here of the entries of a type, by their numbers there. */
export function numbersOf({ known }: ImportContext, uid: string): Map<number, string> {
  const numbers = known.get(uid) ?? new Map<number, string>();
  known.set(uid, numbers);
  return numbers;
}

/**
 * Finds the entry here that is the same although no import brought it: by its document id, or by what
 * identifies entries of its type, such as the code of a country.
 */
export async function findSame(
  context: ImportContext,
  { uid, sameBy }: ImportedType,
  { documentId }: ForeignEntry,
  { content, relations }: MappedEntry,
): Promise<LocalEntry | null> {
  const same = documentId ? await findEntry(context.strapi, uid, { documentId }) : null;
  if (same || sameBy.length === 0) return same;
  const cities = numbersOf(context, 'api::city.city');
  const where = Object.fromEntries(
    sameBy.map((field) => [
      field,
      field === 'city' ? { documentId: cities.get(relations.city?.[0] ?? 0) } : content[field],
    ]),
  );
  const isComplete = Object.values(where).every((value) => value !== undefined && value !== null);
  return isComplete ? findEntry(context.strapi, uid, where) : null;
}

/**
 * The number for a new entry: its own.
 * @returns undefined for the next free one, if another entry of a list has it
 * @throws Error if another post has it: its addresses would change
 */
export async function freeNumber(
  { strapi, report, isDryRun }: ImportContext,
  { uid }: ImportedType,
  number: number,
  label: string,
): Promise<number | undefined> {
  if (!(await findEntry(strapi, uid, { id: number }))) return number;
  if (uid === POST) throw new Error(`another post here has the number ${number}`);
  report.note(`${label} gets another number, as that one is taken here.`);
  if (!isDryRun) await advanceIdSequence(strapi, uid);
  return undefined;
}

/** By field, the entries here that an entry refers to. Those of its own type that come later are kept for then. */
export function relationsHere(
  context: ImportContext,
  type: ImportedType,
  { relations }: MappedEntry,
  documentId: string,
  label: string,
): Record<string, unknown> {
  const attributes = ownAttributes(context.strapi, type);
  const here: Record<string, unknown> = {};
  for (const [field, numbers] of Object.entries(relations)) {
    const target = attributes[field]?.target ?? '';
    const found = numbers.flatMap((number) => {
      const known = numbersOf(context, target).get(number);
      if (known) return [known];
      if (target === type.uid) context.later.push({ documentId, field, number, label });
      else context.report.note(`${label}: ${field} ${number} is not here, and left out.`);
      return [];
    });
    here[field] = attributes[field]?.relation?.endsWith('ToMany') ? found : (found[0] ?? null);
  }
  return here;
}

/** By field, the pictures of an entry, which are brought here, and its text with those within it. */
export async function filesHere(
  { strapi, source, importFile }: ImportContext,
  type: ImportedType,
  { content, files }: MappedEntry,
  label: string,
): Promise<Record<string, unknown>> {
  const attributes = ownAttributes(strapi, type);
  const here: Record<string, unknown> = {};
  for (const [field, wanted] of Object.entries(files)) {
    const ids: number[] = [];
    // One after the other: the same picture twice is brought once.
    for (const file of wanted) {
      const picture = await importFile(file, label);
      if (picture) ids.push(picture.id);
    }
    here[field] = attributes[field]?.multiple ? ids : (ids[0] ?? null);
  }
  if (typeof content.description === 'string') {
    here.description = await bringPictures(content.description, source, importFile, label);
  }
  return here;
}

/** Sets references to entries that came later. */
export async function linkLater(context: ImportContext, { uid }: ImportedType): Promise<void> {
  const { strapi, report, isDryRun } = context;
  for (const { documentId, field, number, label } of context.later.splice(0)) {
    const target = numbersOf(context, uid).get(number);
    if (!target) report.note(`${label}: ${field} ${number} is not here, and left out.`);
    if (!target || isDryRun || uid !== POST) continue;
    const entry = await findEntry(strapi, uid, { documentId: target });
    if (!entry) continue;
    await strapi.db.transaction(({ trx }) =>
      updateWithoutTimestamp(strapi, trx, { uid: POST, documentId }, { [field]: entry.id }),
    );
  }
}
