import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
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
      <button type="button" className={styles.native} data-share-action="share" data-url={pageUrl}>
        <Label icon="share">{share.native}</Label>
      </button>
      <a href={links.whatsapp} rel="noopener">
        <Label icon="chat">{share.whatsapp}</Label>
      </a>
      <a href={links.telegram} rel="noopener">
        <Label icon="horn">{share.telegram}</Label>
      </a>
      <a href={links.email}>
        <Label icon="mail">{share.email}</Label>
      </a>
      <button
        type="button"
        className={styles.copy}
        data-share-action="copy"
        data-url={pageUrl}
        data-success-text={share.copied}
      >
        <Label icon="link">{share.copy}</Label>
      </button>
      <button type="button" className={styles.print} data-share-action="print">
        <Label icon="print">{share.print}</Label>
      </button>
      {children}
      <p role="status" className={styles.status} />
    </section>
  );
}

function Label({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} small />
      {children}
    </>
  );
}
