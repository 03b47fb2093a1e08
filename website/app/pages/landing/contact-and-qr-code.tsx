import { readableAddress } from '../../forms/site-address.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ContactFacts } from '../../posts/facts/contact-facts.tsx';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { factTable } from '../../posts/facts/fact-table.ts';
import { Button } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import type { QrPath } from '../../ui/qr-code/qr-path.ts';
import styles from './contact-and-qr-code.module.css';

type ContactAndQrCodeProps = { post: PostFacts; address: string; code: QrPath };

/** Contact details of the business, and the QR code of its page, on screen and as a poster in print. */
export function ContactAndQrCode({ post, address, code }: ContactAndQrCodeProps) {
  const { detail, landing } = useLanguage().messages;
  return (
    <div className={styles.section}>
      <div className={styles.row}>
        {factTable.contact.isKnown(post) && (
          <section aria-labelledby="contact" className={styles.contact}>
            <h2 id="contact">{landing.contactTitle}</h2>
            <dl>
              <ContactFacts post={post} />
            </dl>
          </section>
        )}
        <section aria-labelledby="keep" className={styles.qrSection}>
          <QrCode code={code} label={detail.qrCode} className={styles.code} />
          <div>
            <h2 id="keep">{landing.qrCodeTitle}</h2>
            <p className={styles.screenOnly}>{landing.qrCodeText}</p>
            <p className={styles.printOnly}>{landing.qrCodePosterText}</p>
            <p className={styles.printOnly}>
              <bdi dir="ltr">{readableAddress(address)}</bdi>
            </p>
            <p className={styles.tools}>
              <Button
                className={styles.share}
                data-share-action="share"
                data-url={address}
                {...withIcon('share')}
              >
                {detail.share.native}
              </Button>{' '}
              <Button
                variant="outline"
                className={styles.print}
                data-share-action="print"
                {...withIcon('print')}
              >
                {landing.print}
              </Button>
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}
