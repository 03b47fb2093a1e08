/**
 * Whether a line of output from the content service contains the link to register the first
 * administrator, which is meant for the operator only and must not be logged.
 */
export function isRegistrationLine(line: string): boolean {
  return line.startsWith('first administrator: ');
}
