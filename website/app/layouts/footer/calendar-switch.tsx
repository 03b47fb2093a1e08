import { formatsOf } from '../../i18n/formats/language-formats.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './calendar-switch.module.css';

/**
 * Hides or shows the dates of the second calendar; nothing in languages without one. Both labels are
 * attributes, as for the theme; hidden without JavaScript, where both calendars are shown.
 */
export function CalendarSwitch() {
  const { locale, messages } = useLanguage();
  if (!formatsOf(locale).secondCalendar) return null;
  const { shown, hidden } = messages.nav.secondCalendar;
  return (
    <button
      type="button"
      className={styles.switch}
      data-calendar-switch
      data-shown={shown}
      data-hidden={hidden}
    >
      {shown}
    </button>
  );
}
