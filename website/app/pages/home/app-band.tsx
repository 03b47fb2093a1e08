import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { storesOf } from '../../layouts/stores.ts';
import { Deep } from '../../ui/deep/deep.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { QrCode, type QrPath } from '../../ui/qr-code/qr-code.tsx';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import styles from './app-band.module.css';
import home from './home.module.css';
import { PhoneTalk } from './phone-talk.tsx';

const points: readonly { name: keyof Messages['home']['appPoints']; icon: IconName }[] = [
  { name: 'comment', icon: 'chat' },
  { name: 'write', icon: 'mail' },
  { name: 'hear', icon: 'bell' },
  { name: 'near', icon: 'pin' },
];

/**
 * What only the app can do, and where to get it; nothing where the brand has no app.
 * @param code leads a phone here, for people who read at a desk
 */
export function AppBand({ code }: { code: QrPath }) {
  const { messages } = useLanguage();
  const stores = storesOf(useBrand(), messages);
  if (stores.length === 0) return null;
  return (
    <section className={`${home.wrap} ${styles.section}`} aria-labelledby="app" data-later>
      <Deep veil="start" className={styles.band}>
        <div className={styles.words}>
          <h2 id="app">{messages.home.appTitle}</h2>
          <ul className={styles.points}>
            {points.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} className={styles.icon} />
                {messages.home.appPoints[name]}
              </li>
            ))}
          </ul>
          <div className={styles.get}>
            <StoreButtons stores={stores} onDeep />
            <div className={styles.scan}>
              <QrCode code={code} label={messages.home.appScanLabel} className={styles.code} />
              <p>{messages.home.appScan}</p>
            </div>
          </div>
        </div>
        <PhoneTalk />
      </Deep>
    </section>
  );
}
