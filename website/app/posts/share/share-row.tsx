import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { shareLinks } from './share-links.ts';
import styles from './share-row.module.css';

type ShareRowProps = {
  title: string;
  /** The URL of the page. */
  pageUrl: string;
  /** Further links or buttons of the row. */
  children?: ReactNode;
};

/**
 * Links and buttons to share a page. What needs JavaScript is hidden without it (enhance/share.ts).
 */
export function ShareRow({ title, pageUrl, children }: ShareRowProps) {
  const { messages } = useLanguage();
  const { share } = messages.detail;
  const links = shareLinks(title, pageUrl);
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{share.heading}</h2>
      <button
        type="button"
        className={styles.native}
        data-share-action="share"
        data-url={pageUrl}
        {...withIcon('share', { small: true })}
      >
        {share.native}
      </button>{' '}
      <a href={links.whatsapp} rel="noopener" {...withIcon('chat', { small: true })}>
        {share.whatsapp}
      </a>{' '}
      <a href={links.telegram} rel="noopener" {...withIcon('horn', { small: true })}>
        {share.telegram}
      </a>{' '}
      <a href={links.email} {...withIcon('mail', { small: true })}>
        {share.email}
      </a>{' '}
      <button
        type="button"
        className={styles.copy}
        data-share-action="copy"
        data-url={pageUrl}
        data-success-text={share.copied}
        {...withIcon('link', { small: true })}
      >
        {share.copy}
      </button>{' '}
      <button
        type="button"
        className={styles.print}
        data-share-action="print"
        {...withIcon('print', { small: true })}
      >
        {share.print}
      </button>{' '}
      {children}
      <p role="status" className={styles.status} />
    </section>
  );
}
