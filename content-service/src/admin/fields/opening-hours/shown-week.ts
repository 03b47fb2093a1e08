import Hours from 'opening_hours';

/** Days with the same hours, as the website groups them. */
export interface ShownDays {
  /** Numbers of the days, Monday being 0. */
  days: number[];
  /** Local times as dates of the browser's zone; none on a closed day. */
  spans: { from: Date; to: Date }[];
}

/** A Monday, on which no zone changes its clocks; the year does not matter for a week that repeats. */
const MONDAY = new Date(2026, 0, 5);

/**
 * The week that readers will see, by the library of the website.
 * @returns null if the hours cannot be read
 */
export function shownWeek(text: string): { week: ShownDays[]; varies: boolean } | null {
  const hours = parse(text);
  if (!hours) return null;
  const intervals = hours.getOpenIntervals(dayAfter(-1), dayAfter(8));
  const week: ShownDays[] = [];
  for (let day = 0; day < 7; day += 1) {
    const spans = intervals.flatMap(([begin, end]) => {
      const isLong = end.getTime() - begin.getTime() > 86_400_000;
      const belongs = isLong
        ? end > dayAfter(day) && begin < dayAfter(day + 1)
        : begin >= dayAfter(day) && begin < dayAfter(day + 1);
      if (!belongs) return [];
      const from = isLong ? latest(begin, dayAfter(day)) : begin;
      const to = isLong ? earliest(end, dayAfter(day + 1)) : end;
      return [{ from, to }];
    });
    const previous = week.at(-1);
    if (previous && timesOf(previous.spans) === timesOf(spans)) previous.days.push(day);
    else week.push({ days: [day], spans });
  }
  return { week, varies: !hours.isWeekStable() };
}

function parse(text: string): Hours | null {
  try {
    return new Hours(text, null);
  } catch {
    return null;
  }
}

/** Midnight, so many days after Monday. */
export function dayAfter(days: number): Date {
  return new Date(MONDAY.getFullYear(), MONDAY.getMonth(), MONDAY.getDate() + days);
}

function timesOf(spans: ShownDays['spans']): string {
  return spans.map(({ from, to }) => `${from.toTimeString()} ${to.toTimeString()}`).join();
}

const latest = (one: Date, other: Date) => (one > other ? one : other);
const earliest = (one: Date, other: Date) => (one < other ? one : other);
