/** From so many on a number is shown: what few people read or say stays with them. */
export const MIN_SHOWN = 5;

/** A number as editors see it; null if it is above 0 and below `MIN_SHOWN`. */
export type ShownCount = number | null;

export const shownCount = (count: number): ShownCount =>
  count === 0 || count >= MIN_SHOWN ? count : null;
