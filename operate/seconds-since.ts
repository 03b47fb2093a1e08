/** @param startedAt time in milliseconds @returns seconds with one digit after the point */
export const secondsSince = (startedAt: number): string =>
  ((Date.now() - startedAt) / 1000).toFixed(1);
