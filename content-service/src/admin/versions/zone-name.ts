/**
 * The name of a time zone in a language, with its difference from UTC: "Gulf Standard Time · GMT+4".
 * Only the difference where the language has no name for it.
 */
export function zoneName(zone: string, locale: string, at: Date): string {
  const nameOf = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const [name, difference] = [nameOf('long'), nameOf('shortOffset')];
  return /\p{N}/u.test(name) ? difference : `${name} · ${difference}`;
}
