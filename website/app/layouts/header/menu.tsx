import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { StoreButtons, type StoreLink } from '../../ui/store-buttons/store-buttons.tsx';
import type { NavigationItem } from '../navigation.ts';
import styles from './menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

type MenuProps = { items: NavigationItem[]; stores: StoreLink[]; className?: string };

/** The menu of a narrow header. It opens without JavaScript; a script closes it on Escape and on a click outside. */
export function Menu({ items, stores, className }: MenuProps) {
  const { nav } = useLanguage().messages;
  return (
    <details className={`${styles.menu} ${className ?? ''}`} data-menu>
      <summary className={styles.toggle}>
        <span className={styles.whenClosed} {...withIcon('menu')}>
          {nav.menu}
        </span>{' '}
        <span className={styles.whenOpen} {...withIcon('close')}>
          {nav.close}
        </span>
      </summary>
      <nav className={styles.panel} aria-label={nav.menu}>
        <ul className={styles.list}>
          {items.map(({ href, label, icon, current, isLimitable }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={current}
                data-limitable={isLimitable}
                {...withIcon(icon)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.bottom}>
          <StoreButtons stores={stores} />
          <ThemeSwitch showLabel />
        </div>
      </nav>
    </details>
  );
}
