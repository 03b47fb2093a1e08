import { withIcon } from '../icon/icon.tsx';
import styles from './store-buttons.module.css';

/** An app store: link, name, and the devices it serves. */
export type StoreLink = { href: string; label: string; hint: string };

type StoreButtonsProps = {
  stores: readonly StoreLink[];
  /** For the dark panel: the buttons are light in both colour schemes. */
  onDark?: boolean;
};

/** Links to the app in its stores; renders nothing without a store. */
export function StoreButtons({ stores, onDark = false }: StoreButtonsProps) {
  if (stores.length === 0) return null;
  return (
    <ul className={styles.stores} data-on-dark={onDark || undefined}>
      {stores.map(({ href, label, hint }) => (
        <li key={href}>
          <a className={styles.store} href={href} {...withIcon('device')}>
            <span>
              <b>{label}</b> <small>{hint}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
