/**
 * Whether a line of the content service tells how to register the first administrator: it is for the
 * operator's eyes, and not for a log that others read.
 */
export function isRegistrationLine(line: string): boolean {
  return line.startsWith('first administrator: ');
}
