/**
 * Two traps for machines. Whoever is caught is told so and keeps what was typed: a person who was
 * caught by mistake presses the button once more.
 */

/** The field that people do not see and machines fill in. */
export const TRAP_FIELD = 'homepage';

/** The field that says when the form was made, in milliseconds since 1970. */
export const OPENED_FIELD = 'opened';

/** Nobody reads and fills in a form faster than this. */
const LEAST_MS = 2000;

/**
 * Whether a machine seems to have sent a form. The time is neither signed nor needed: a kept copy
 * of the page carries an older one and lets people through, and whoever forges it could wait as well.
 * @param now milliseconds since 1970
 */
export function caught(form: URLSearchParams, now: number): 'trapped' | 'hurried' | null {
  if (form.get(TRAP_FIELD)) return 'trapped';
  const opened = openedAt(form);
  if (opened === null) return null;
  const age = now - opened;
  return age >= 0 && age < LEAST_MS ? 'hurried' : null;
}

/** When the form was made, as it says itself; null where it does not. */
export function openedAt(form: URLSearchParams): number | null {
  const said = form.get(OPENED_FIELD) ?? '';
  return /^\d{1,15}$/.test(said) ? Number(said) : null;
}
