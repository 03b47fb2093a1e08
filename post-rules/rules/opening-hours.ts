import Hours from 'opening_hours';
import { error } from '#problem';
import type { Rule } from '#rule';

/** Opening hours are in the syntax of OpenStreetMap, as the website's library reads it. */
export const checkOpeningHours: Rule = ({ information }) => {
  const hours = information?.opening_hours?.trim();
  return hours && !isReadable(hours)
    ? [error('opening-hours-invalid', 'information.opening_hours', { hours })]
    : [];
};

function isReadable(hours: string): boolean {
  try {
    new Hours(hours, null);
    return true;
  } catch {
    return false;
  }
}
