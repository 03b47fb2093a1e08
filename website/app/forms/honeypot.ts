/**
 * Two checks against bots. A rejected form is shown again with the reason and what was typed, so
 * that a person who was rejected by mistake only has to send it again.
 */

/** The field that is hidden from people and filled in by bots. */
export const HONEYPOT_FIELD = 'homepage';

/** The field that says when the form was rendered, in milliseconds since 1970. */
export const OPENED_FIELD = 'opened';

/** Nobody reads and fills in a form faster than this. */
const MIN_FILL_MS = 2000;

/**
 * Whether a bot seems to have sent a form. The time is neither signed nor required: a cached page has
 * an older one and lets people through, and whoever forges it could just as well wait.
 * @param now milliseconds since 1970
 */
export function detectBot(form: URLSearchParams, now: number): 'honeypotFilled' | 'tooFast' | null {
  if (form.get(HONEYPOT_FIELD)) return 'honeypotFilled';
  const opened = openedAt(form);
  if (opened === null) return null;
  const age = now - opened;
  return age >= 0 && age < MIN_FILL_MS ? 'tooFast' : null;
}

/** When the form was rendered, according to its own field; null if that is missing or invalid. */
export function openedAt(form: URLSearchParams): number | null {
  const value = form.get(OPENED_FIELD) ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : null;
}
