import type { IntlShape } from 'react-intl';
import type { Say } from '../texts/desk-texts';
import { TIME_WITH_ZONE } from '../use-format-time';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export interface ShownIn {
  say: Say;
  intl: Pick<IntlShape, 'formatDate' | 'formatNumber'>;
  /** The label of a field of a component. */
  labelOf: (part: string) => string;
}

/** A value of a field in words: for a component a line for each of its fields that has a value. */
export function shownValue(value: unknown, shown: ShownIn): string {
  const { say, intl, labelOf } = shown;
  if (value === null || value === undefined || value === '') return say('changes.empty');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return intl.formatNumber(value, { maximumFractionDigits: 6 });
  if (typeof value === 'string') {
    return ISO_DATE.test(value) ? intl.formatDate(value, TIME_WITH_ZONE) : value;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => shownValue(item, shown));
    return items.length === 0 ? say('changes.empty') : items.join(' · ');
  }
  const lines = Object.entries(value)
    .filter(([, field]) => field !== null && field !== '')
    .map(([part, field]) => `${labelOf(part)}: ${shownValue(field, shown)}`);
  return lines.length === 0 ? say('changes.empty') : lines.join('\n');
}
