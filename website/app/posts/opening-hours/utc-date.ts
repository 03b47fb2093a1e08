type Parts = [number, number, number?, number?, number?, number?, number?];

/**
 * A date whose local time is UTC, whatever the time zone of the process. Of the methods for local time,
 * it has those that the library of opening hours uses.
 */
export class UtcDate extends Date {
  constructor(...values: [] | [number | string | Date] | Parts) {
    const [value, month, day = 1, hours = 0, minutes = 0, seconds = 0, ms = 0] = values;
    if (month === undefined) super(value ?? Date.now());
    else super(Date.UTC(Number(value), month, day, hours, minutes, seconds, ms));
  }

  override getFullYear(): number {
    return this.getUTCFullYear();
  }

  override getMonth(): number {
    return this.getUTCMonth();
  }

  override getDate(): number {
    return this.getUTCDate();
  }

  override getDay(): number {
    return this.getUTCDay();
  }

  override getHours(): number {
    return this.getUTCHours();
  }

  override getMinutes(): number {
    return this.getUTCMinutes();
  }

  override setDate(day: number): number {
    return this.setUTCDate(day);
  }

  override setHours(...parts: Parameters<Date['setHours']>): number {
    return this.setUTCHours(...parts);
  }
}
