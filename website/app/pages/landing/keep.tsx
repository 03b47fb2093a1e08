import { useLanguage } from '../../i18n/language.ts';
import { Contact } from '../../posts/facts/contact.tsx';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { factTable } from '../../posts/facts/fact-table.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { QrCode, type QrPath } from '../../ui/qr-code/qr-code.tsx';
import styles from './keep.module.css';

type KeepProps = { post: PostFacts; address: string; code: QrPath };

/** How to reach the business, and its page as a code: on screen to scan, on paper for its window. */
export function Keep({ post, address, code }: KeepProps) {
  const { detail, landing } = useLanguage().messages;
  return (
    <div className={styles.keep}>
      <div className={styles.row}>
        {factTable.contact.isKnown(post) && (
          <section aria-labelledby="contact" className={styles.contact}>
            <h2 id="contact">{landing.contactTitle}</h2>
            <dl>
              <Contact post={post} />
            </dl>
          </section>
        )}
        <section aria-labelledby="keep" className={styles.carry}>
          <QrCode code={code} label={detail.qrCode} className={styles.code} />
          <div>
            <h2 id="keep">{landing.keepTitle}</h2>
            <p className={styles.onScreen}>{landing.keepText}</p>
            <p className={styles.onPaper}>{landing.posterText}</p>
            <p className={styles.onPaper}>
              <bdi dir="ltr">{readable(address)}</bdi>
            </p>
            <p className={styles.tools}>
              <Button className={styles.share} data-pass="share" data-url={address}>
                <Icon name="share" />
                {detail.share.native}
              </Button>
              <Button look="line" className={styles.print} data-pass="print">
                <Icon name="print" />
                {landing.print}
              </Button>
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}

/** An address as one types it: without scheme, and with letters instead of their codes. */
function readable(address: string): string {
  return decodeURI(address).replace(/^https?:\/\//, '');
}
