import { useBrand } from '../../brand/brand.ts';
import { storesOf } from '../../brand/stores.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { Deep } from '../../ui/deep/deep.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
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

/** What only the app can do, and where to get it; nothing where the brand has no app. */
export function AppBand() {
  const { messages } = useLanguage();
  const stores = storesOf(useBrand(), messages);
  if (stores.length === 0) return null;
  return (
    <section className={`${home.wrap} ${styles.section}`} aria-labelledby="app">
      <Deep veil="start" className={styles.band}>
        <div>
          <h2 id="app">{messages.home.appTitle}</h2>
          <ul className={styles.points}>
            {points.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} className={styles.icon} />
                {messages.home.appPoints[name]}
              </li>
            ))}
          </ul>
          <StoreButtons stores={stores} onDeep />
        </div>
        <PhoneTalk />
      </Deep>
    </section>
  );
}
