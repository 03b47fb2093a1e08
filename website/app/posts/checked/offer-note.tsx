import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { FactProps } from '../facts/fact.ts';
import { hasExpired } from './expired.ts';

/** Says that an offer has ended, or that its contact is hidden; nothing for other posts. */
export function OfferNote({ post, now, timeZone }: Omit<FactProps, 'hours'>) {
  const { locale, messages } = useLanguage();
  const { expired, contactHidden } = messages.checked;
  const { expiresAt } = post;
  if (expiresAt && hasExpired(post, now)) {
    const date = (
      <time dateTime={expiresAt.toISOString()}>{formatDate(expiresAt, locale, timeZone)}</time>
    );
    return (
      <Notice tone="warning" title={expired.title}>
        <p>
          <Interpolate text={expired.text} date={date} />
        </p>
      </Notice>
    );
  }
  if (!post.isContactHidden) return null;
  return (
    <Notice tone="warning" icon="warning" title={contactHidden.title}>
      <p>{contactHidden.text}</p>
    </Notice>
  );
}
