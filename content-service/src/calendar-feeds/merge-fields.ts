import { isDeepStrictEqual } from 'node:util';
import type { EventFields } from './event';

/**
 * The fields of a post that follow the calendar: what has changed there since it was last taken over,
 * and that no editor has changed since.
 * @param imported what was last taken over
 * @param current what stands now
 * @param incoming what the calendar says now
 */
export function mergeFields(
  imported: EventFields,
  current: EventFields,
  incoming: EventFields,
): Partial<EventFields> {
  const isOurs = (field: keyof EventFields) => isDeepStrictEqual(current[field], imported[field]);
  const isNew = (field: keyof EventFields) => !isDeepStrictEqual(current[field], incoming[field]);
  const fields = Object.keys(incoming) as (keyof EventFields)[];
  return Object.fromEntries(
    fields
      .filter((field) => isOurs(field) && isNew(field))
      .map((field) => [field, incoming[field]]),
  );
}
