import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { FactProps } from '../facts/fact.ts';
import { hasExpired } from './expired.ts';

/** Says of an offer that has ended when it did; nothing for other posts. */
export function ExpiredNote({ post, now, timeZone }: Omit<FactProps, 'hours'>) {
  const { locale, messages } = useLanguage();
  const { expiresAt } = post;
  if (!expiresAt || !hasExpired(post, now)) return null;
  const date = (
    <time dateTime={expiresAt.toISOString()}>{formatDate(expiresAt, locale, timeZone)}</time>
  );
  return (
    <Notice tone="warning" title={messages.checked.expired.title}>
      <p>
        <Interpolate text={messages.checked.expired.text} date={date} />
      </p>
    </Notice>
  );
}
