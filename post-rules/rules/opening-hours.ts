import Hours from 'opening_hours';
import { error } from '#problem';
import type { Rule } from '#rule';

/** As many characters as posts store; the library takes minutes for a long text that makes no sense. */
const MAX_CHARACTERS = 255;

/** Opening hours are in the syntax of OpenStreetMap, as the website's library reads it. */
export const checkOpeningHours: Rule = ({ information }) => {
  const hours = information?.opening_hours?.trim();
  return hours && !isReadable(hours)
    ? [error('opening-hours-invalid', 'information.opening_hours', { hours })]
    : [];
};

function isReadable(hours: string): boolean {
  if (hours.length > MAX_CHARACTERS) return false;
  try {
    new Hours(hours, null);
    return true;
  } catch {
    return false;
  }
}
