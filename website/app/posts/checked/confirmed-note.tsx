import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FactProps } from '../facts/fact.ts';
import { checkStateOf } from './check-state.ts';
import { checkText } from './check-text.ts';
import styles from './confirmed-note.module.css';

/** Says that the business itself found its post to be right, and when; nothing if it did not. */
export function ConfirmedNote({ post, now, timeZone }: Omit<FactProps, 'hours'>) {
  const { locale, messages } = useLanguage();
  const check = checkStateOf(post, now);
  if (!check?.isByBusiness) return null;
  const date = (
    <time dateTime={check.date.toISOString()}>{formatDate(check.date, locale, timeZone)}</time>
  );
  return (
    <p className={styles.note}>
      <Icon name="check" small />
      <span>
        <Interpolate text={checkText(post.kind, check, messages)} date={date} />
      </span>
    </p>
  );
}
