import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { storesOf } from '../../layouts/stores.ts';
import { DarkPanel } from '../../ui/dark-panel/dark-panel.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import type { QrPath } from '../../ui/qr-code/qr-path.ts';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import styles from './app-banner.module.css';
import home from './home.module.css';
import { PhoneMockup } from './phone-mockup.tsx';

/**
 * What only the app can do, and links to the stores; while it is in none, that it comes soon.
 * @param code QR code that opens this page on a phone
 */
export function AppBanner({ code }: { code: QrPath }) {
  const { messages } = useLanguage();
  const stores = storesOf(useBrand(), messages);
  const { appTitle, appTitleSoon } = messages.home;
  const isInStores = stores.length > 0;
  return (
    <section
      className={`${home.section} ${styles.section}`}
      aria-labelledby="app"
      data-defer-layout
    >
      <DarkPanel overlay="start" className={styles.panel}>
        <div className={styles.text}>
          <h2 id="app">{isInStores ? appTitle : appTitleSoon}</h2>
          <ul className={styles.points}>
            {Object.values(messages.home.appFeatures).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {isInStores && (
            <div className={styles.download}>
              <StoreButtons stores={stores} onDark />
              <div className={styles.scan}>
                <QrCode code={code} label={messages.home.qrCodeLabel} className={styles.code} />
                <p>{messages.home.scanHint}</p>
              </div>
            </div>
          )}
        </div>
        <PhoneMockup />
      </DarkPanel>
    </section>
  );
}
