/** Estimates have no more: 2,387 to 4,112 is shown as 2,400 to 4,100. */
const DIGITS = 2;

/** A number rounded to two significant digits. */
export const twoDigits = (value: number): number => Number(value.toPrecision(DIGITS));
