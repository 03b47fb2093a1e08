import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../kinds.ts';
import { storesOf } from '../../layouts/stores.ts';
import { QrCode, type QrPath } from '../../ui/qr-code/qr-code.tsx';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import styles from './app-prompt.module.css';

type AppPromptProps = {
  kind: Kind;
  /** The page's own address, as text and as QR code. */
  address: string;
  code: QrPath;
};

/**
 * Invites the visitor to comment and write messages in the app. The page's own address opens the post
 * there, since the app handles the site's links. If the brand has no store yet, only the QR code
 * remains, which opens the page on a phone.
 */
export function AppPrompt({ kind, address, code }: AppPromptProps) {
  const brand = useBrand();
  const { messages } = useLanguage();
  const { detail } = messages;
  const stores = storesOf(brand, messages);
  const { title, text } = stores.length > 0 ? detail.appPrompt[kind] : detail.noStore;
  return (
    <section aria-labelledby="hand-off" className={styles.appPrompt}>
      <div>
        <h2 id="hand-off">{title}</h2>
        <p>{text}</p>
        <StoreButtons stores={stores} />
        {stores.length > 0 && (
          <a href={address} className={styles.open}>
            {detail.openInApp}
          </a>
        )}
      </div>
      <div className={styles.code}>
        <QrCode code={code} label={detail.qrCode} />
        <p>{detail.scanHint}</p>
        <p className={styles.address}>
          <bdi dir="ltr">{decodeURI(address)}</bdi>
        </p>
      </div>
    </section>
  );
}
