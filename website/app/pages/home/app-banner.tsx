import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { storesOf } from '../../layouts/stores.ts';
import { DarkPanel } from '../../ui/dark-panel/dark-panel.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { QrCode, type QrPath } from '../../ui/qr-code/qr-code.tsx';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import styles from './app-banner.module.css';
import home from './home.module.css';
import { PhoneMockup } from './phone-mockup.tsx';

const features: readonly { name: keyof Messages['home']['appFeatures']; icon: IconName }[] = [
  { name: 'comment', icon: 'chat' },
  { name: 'write', icon: 'mail' },
  { name: 'hear', icon: 'bell' },
  { name: 'near', icon: 'pin' },
];

/**
 * What only the app can do, and links to the stores; nothing if the brand has no app.
 * @param code QR code that opens this page on a phone
 */
export function AppBanner({ code }: { code: QrPath }) {
  const { messages } = useLanguage();
  const stores = storesOf(useBrand(), messages);
  if (stores.length === 0) return null;
  return (
    <section className={`${home.wrap} ${styles.section}`} aria-labelledby="app" data-defer-layout>
      <DarkPanel overlay="start" className={styles.panel}>
        <div className={styles.text}>
          <h2 id="app">{messages.home.appTitle}</h2>
          <ul className={styles.points}>
            {features.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} className={styles.icon} />
                {messages.home.appFeatures[name]}
              </li>
            ))}
          </ul>
          <div className={styles.download}>
            <StoreButtons stores={stores} onDark />
            <div className={styles.scan}>
              <QrCode code={code} label={messages.home.qrCodeLabel} className={styles.code} />
              <p>{messages.home.scanHint}</p>
            </div>
          </div>
        </div>
        <PhoneMockup />
      </DarkPanel>
    </section>
  );
}
