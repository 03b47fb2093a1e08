/** A time span of a day, as `HH:MM`; it ends on the next day if the end is not later than the start. */
export interface Span {
  from: string;
  to: string;
}

/** The spans that a day of the grid has room for. */
export const SPANS = ['first', 'second'] as const;

/** The spans of each day, from Monday on. */
export type Week = readonly (readonly Span[])[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export const closedWeek: Week = DAYS.map(() => []);

const DAY = `(?:${DAYS.join('|')})`;
const TIME = String.raw`(?:[01]\d|2[0-4]):[0-5]\d`;
const RULE = new RegExp(
  `^(?:(${DAY}(?:-${DAY})?(?:, ?${DAY}(?:-${DAY})?)*) )?(off|closed|${TIME}-${TIME}(?:, ?${TIME}-${TIME})*)$`,
);

/**
 * Reads opening hours that a week's grid can hold.
 * @param text OpenStreetMap syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours)
 * @returns null for everything else, such as public holidays, seasons and comments
 */
export function readWeek(text: string): Week | null {
  const trimmed = text.trim();
  if (trimmed === '') return closedWeek;
  if (trimmed === '24/7') return DAYS.map(() => [{ from: '00:00', to: '00:00' }]);
  const rules = trimmed.replace(/;\s*$/, '').split(/\s*;\s*/);
  let week = closedWeek;
  for (const rule of rules) {
    const [match, days, times = ''] = RULE.exec(rule) ?? [];
    if (match === undefined) return null;
    const spans = spansOf(times);
    if (spans.length > SPANS.length) return null;
    const selected = days === undefined ? DAYS.map((_, day) => day) : daysOf(days);
    // A later rule replaces an earlier one of the same day.
    week = week.map((before, day) => (selected.includes(day) ? spans : before));
  }
  return week;
}

/** Writes a week in OpenStreetMap syntax; empty if no day has hours. */
export function writeWeek(week: Week): string {
  const texts = week.map((spans) =>
    spans.map(({ from, to }) => `${from}-${to === '00:00' ? '24:00' : to}`).join(','),
  );
  if (texts.every((text) => text === '00:00-24:00')) return '24/7';
  const rules: string[] = [];
  for (let day = 0; day < texts.length; ) {
    let last = day;
    while (texts[last + 1] === texts[day]) last += 1;
    const days = last === day ? DAYS[day] : `${DAYS[day]}-${DAYS[last]}`;
    if (texts[day] !== '') rules.push(`${days} ${texts[day]}`);
    day = last + 1;
  }
  return rules.join('; ');
}

/** Whether all times of a week are entered. */
export function isComplete(week: Week): boolean {
  return week.flat().every(({ from, to }) => from !== '' && to !== '');
}

function spansOf(times: string): Span[] {
  if (times === 'off' || times === 'closed') return [];
  return times.split(/, ?/).map((span) => {
    const [from = '', to = ''] = span.split('-').map((time) => (time === '24:00' ? '00:00' : time));
    return { from, to };
  });
}

/** Numbers of the days of a selector such as `Mo-Fr,Su`; `Sa-Mo` runs over the end of the week. */
function daysOf(selector: string): number[] {
  return selector.split(/, ?/).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((day) => DAYS.indexOf(day));
    const count = ((last - first + DAYS.length) % DAYS.length) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % DAYS.length);
  });
}
