import type { EventFields } from './event';

/** Those that posts have among their information. */
const INFORMATION = ['address', 'website', 'organiser'] as const;

/** A post or version as `copyOf` gives it. */
type Copy = Readonly<Record<string, unknown>>;

/** What stands in a post or version of the fields that it has from a calendar. */
export function currentFields(copy: Copy): EventFields {
  const { title, description, start, end, is_active } = copy;
  const information = partOf(copy.information);
  const { latitude, longitude } = partOf(copy.map);
  return {
    title: textOf(title) ?? '',
    description: textOf(description),
    start: timeOf(start) ?? '',
    end: timeOf(end),
    address: textOf(information.address),
    website: textOf(information.website),
    organiser: textOf(information.organiser),
    map:
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { latitude, longitude }
        : null,
    is_active: is_active === true,
  };
}

/**
 * Fields from a calendar as data for a version.
 * @param copy the version that they are written to, whose other information stays
 */
export function dataOf(fields: Partial<EventFields>, copy: Copy = {}): Record<string, unknown> {
  const entries = Object.entries(fields);
  const isInformation = (name: string) => INFORMATION.some((each) => each === name);
  const information = entries.filter(([name]) => isInformation(name));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !isInformation(name))),
    ...(information.length > 0 && {
      information: { ...partOf(copy.information), ...Object.fromEntries(information) },
    }),
  };
}

function partOf(value: unknown): Copy {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The drivers give times in different forms. */
function timeOf(value: unknown): string | null {
  const isTime = typeof value === 'string' || typeof value === 'number' || value instanceof Date;
  return isTime ? new Date(value).toISOString() : null;
}
