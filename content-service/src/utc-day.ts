export const DAY_MS = 86_400_000;

/** The day of a time, such as `2026-11-01`: in UTC, since visitors are everywhere. @param time in milliseconds */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
