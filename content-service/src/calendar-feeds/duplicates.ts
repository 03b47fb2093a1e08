import type { Core } from '@strapi/strapi';
import { fold } from 'folding/fold';
import { POST, VERSION } from '../versions/version';
import type { EventFields } from './event';
import type { Feed } from './feed';

type TitleAndStart = Pick<EventFields, 'title' | 'start'>;

/**
 * Finds events that were posted already, from another calendar or by hand: posts and their versions,
 * discarded ones included, in the same city, with the same title and start.
 * @returns whether an event is one of them, or equal to one that was asked for before
 */
export async function loadDuplicates(
  strapi: Core.Strapi,
  { city }: Feed,
  events: readonly { fields: TitleAndStart }[],
): Promise<(event: { fields: TitleAndStart }) => boolean> {
  const starts = [...new Set(events.map(({ fields }) => fields.start))];
  const where = { start: { $in: starts }, city: city?.id ?? null };
  const select = ['id', 'title', 'start'];
  const known = new Set<string>();
  for (const uid of [POST, VERSION] as const) {
    const rows: { title: string | null; start: string }[] = await strapi.db
      .query(uid)
      .findMany({ select, where });
    for (const { title, start } of rows) known.add(identityOf({ title: title ?? '', start }));
  }
  return ({ fields }) => {
    const identity = identityOf(fields);
    return known.has(identity) || !known.add(identity);
  };
}

const identityOf = ({ title, start }: TitleAndStart) =>
  `${new Date(start).toISOString()} ${fold(title)}`;
