/**
 * Two traps for machines. Whoever is caught is told so and keeps what was typed: a person who was
 * caught by mistake presses the button once more.
 */

/** The field that people do not see and machines fill in. */
export const HONEYPOT_FIELD = 'homepage';

/** The field that says when the form was made, in milliseconds since 1970. */
export const OPENED_FIELD = 'opened';

/** Nobody reads and fills in a form faster than this. */
const MIN_FILL_MS = 2000;

/**
 * Whether a machine seems to have sent a form. The time is neither signed nor needed: a kept copy
 * of the page carries an older one and lets people through, and whoever forges it could wait as well.
 * @param now milliseconds since 1970
 */
export function detectBot(form: URLSearchParams, now: number): 'honeypotFilled' | 'tooFast' | null {
  if (form.get(HONEYPOT_FIELD)) return 'honeypotFilled';
  const opened = openedAt(form);
  if (opened === null) return null;
  const age = now - opened;
  return age >= 0 && age < MIN_FILL_MS ? 'tooFast' : null;
}

/** When the form was made, as it says itself; null where it does not. */
export function openedAt(form: URLSearchParams): number | null {
  const value = form.get(OPENED_FIELD) ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : null;
}
