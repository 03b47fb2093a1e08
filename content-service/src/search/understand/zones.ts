/** A city with what its days and weekends depend on. */
interface City {
  id: number;
  /** IANA name. */
  timeZone: string;
  /** ISO 3166-1 code. */
  country: string;
}

/** Cities that share their time and their weekend. */
export interface Zone {
  timeZone: string;
  /** Days off, Monday being 1. */
  weekend: readonly number[];
  /** The last day of the week. */
  lastDay: number;
  cityIds: number[];
}

/** Saturday and Sunday, as in most countries. */
const USUAL_WEEK = { firstDay: 1, weekend: [6, 7] };

/** @returns the zones of the cities, that of most cities first; at least one */
export function zonesOf(cities: City[]): Zone[] {
  const zones = new Map<string, Zone>();
  for (const { id, timeZone, country } of cities) {
    if (!isTimeZone(timeZone)) continue;
    const { firstDay, weekend } = weekOf(country);
    const key = `${timeZone} ${firstDay} ${weekend}`;
    const zone = zones.get(key);
    if (zone) zone.cityIds.push(id);
    else
      zones.set(key, {
        timeZone,
        weekend,
        lastDay: firstDay === 1 ? 7 : firstDay - 1,
        cityIds: [id],
      });
  }
  if (zones.size === 0)
    return [{ timeZone: 'UTC', weekend: USUAL_WEEK.weekend, lastDay: 7, cityIds: [] }];
  return [...zones.values()].toSorted((one, other) => other.cityIds.length - one.cityIds.length);
}

interface Week {
  /** Monday being 1. */
  firstDay: number;
  weekend: number[];
}

/** As Node has it; Strapi's compiler, which builds the panel, does not know `getWeekInfo` yet. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo: () => Week };

/** The week of a country, from CLDR. */
function weekOf(country: string): Week {
  if (!/^[A-Z]{2}$/.test(country)) return USUAL_WEEK;
  return (new Intl.Locale(`und-${country}`) as LocaleWithWeek).getWeekInfo();
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}
