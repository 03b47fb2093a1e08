import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentAuthor } from '../../versions/author';
import { lockEntry } from '../../versions/lock-entry';
import { mayUse } from '../../versions/rights';
import { CITY, COST_ITEM, PRICE } from '../cost-types';
import { priceMessage } from '../price-messages';
import { pricesByItem, requireCity } from './read-table';
import { type ReadRow, readRow, type TypedRow } from './typed-row';

type Writing = Exclude<ReadRow, { problems: unknown }> & { item: number };

/**
 * Saves the rows of a city's table: all, or none if something is wrong with one.
 * @param slug of the city
 * @param language of the errors
 * @throws NotFoundError if there is no such city, ForbiddenError, ValidationError with the errors of
 * each row: `details.rows` is a list of `{ item, errors: [{ field, message }] }`
 */
export async function saveRows(
  strapi: Core.Strapi,
  slug: string,
  rows: readonly TypedRow[],
  { language, now }: { language: string; now: Date },
): Promise<void> {
  const city = await requireCity(strapi, slug);
  await strapi.db.transaction(async ({ trx }) => {
    // Of two who save at the same time, the second one sees what the first has written.
    await lockEntry(strapi, trx, CITY, city.documentId);
    const known = await pricesByItem(strapi, slug);
    const items = await itemIds(strapi);
    const read = rows.map((row) => ({ row, result: readRow(row, known.get(row.item), now) }));
    const faulty = read.flatMap(({ row, result }) =>
      'problems' in result ? [{ item: row.item, problems: result.problems }] : [],
    );
    if (faulty.length > 0) {
      throw new errors.ValidationError('Some prices cannot be saved.', {
        rows: faulty.map(({ item, problems }) => ({
          item,
          errors: problems.map((problem) => ({
            field: problem.field,
            message: priceMessage(problem, language),
          })),
        })),
      });
    }
    for (const { row, result } of read) {
      const item = items.get(row.item);
      if (item === undefined) throw new errors.NotFoundError(`There is no item ${row.item}.`);
      if ('data' in result) await write(strapi, city.id, { ...result, item });
    }
  });
}

async function itemIds(strapi: Core.Strapi): Promise<ReadonlyMap<string, number>> {
  const items: { id: number; key: string }[] = await strapi.db
    .query(COST_ITEM)
    .findMany({ select: ['id', 'key'] });
  return new Map(items.map(({ id, key }) => [key, id]));
}

/** @throws ForbiddenError if the user may not write one of the fields */
async function write(
  strapi: Core.Strapi,
  city: number,
  { item, data, corrects }: Writing,
): Promise<void> {
  const action = corrects === null ? 'create' : 'update';
  const isPermitted = ['low', ...Object.keys(data)].every((field) =>
    mayUse(strapi, action, PRICE, undefined, field),
  );
  if (!isPermitted) throw new errors.ForbiddenError();
  const updatedBy = currentAuthor(strapi)?.id ?? null;
  if (corrects === null) {
    const created = { ...data, item, city, createdBy: updatedBy, updatedBy };
    await strapi.documents(PRICE).create({ data: created as never });
  } else {
    const changed = { ...data, updatedBy };
    await strapi.documents(PRICE).update({ documentId: corrects, data: changed as never });
  }
}
