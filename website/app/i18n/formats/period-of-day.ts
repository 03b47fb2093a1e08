/**
 * A time in the words of Urdu and Hindi, which name the part of the day and write no minutes on the
 * hour: `صبح 9 بجے`, `शाम 6:30 बजे`.
 * @param periods words for morning (4–11), afternoon (12–15), evening (16–19) and night
 * @param oclock the word after the number
 */
export function timeInWords(
  hour: number,
  minute: number,
  periods: { morning: string; afternoon: string; evening: string; night: string },
  oclock: string,
): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${periods[periodOf(hour)]} ${hour % 12 || 12}${minutes}\u00a0${oclock}`;
}

function periodOf(hour: number) {
  if (hour < 4 || hour >= 20) return 'night';
  if (hour < 12) return 'morning';
  return hour < 16 ? 'afternoon' : 'evening';
}
