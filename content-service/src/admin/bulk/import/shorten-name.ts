/** Shortens the name of a file to what the service takes. @param limit counted like `length` */
export function shortenName(name: string, limit: number): string {
  if (name.length <= limit) return name;
  // The cut may be within a character of two units.
  const start = name.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start}…`;
}
