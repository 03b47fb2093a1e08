import { Icon } from '../icon/icon.tsx';
import styles from './store-buttons.module.css';

/** A store the app is in: its link, its name and for which devices it is. */
export type StoreLink = { href: string; label: string; hint: string };

type StoreButtonsProps = {
  stores: readonly StoreLink[];
  /** On the dark panel the buttons stay light in both schemes. */
  onDark?: boolean;
};

/** Links to the app's stores; nothing where it is in none. */
export function StoreButtons({ stores, onDark = false }: StoreButtonsProps) {
  if (stores.length === 0) return null;
  return (
    <ul className={styles.stores} data-on-dark={onDark || undefined}>
      {stores.map(({ href, label, hint }) => (
        <li key={href}>
          <a className={styles.store} href={href}>
            <Icon name="device" className={styles.icon} />
            <span>
              <b>{label}</b> <small>{hint}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
