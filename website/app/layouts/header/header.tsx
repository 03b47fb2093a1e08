import { SEARCH_PATH } from '../../addresses/search-path.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { useKeptChoices } from '../kept-choices.ts';
import { LanguageMenu } from '../languages/language-menu.tsx';
import { useOtherLanguages } from '../languages/other-languages.ts';
import { Logo } from '../logo.tsx';
import { useNavigation } from '../navigation.ts';
import { storesOf } from '../stores.ts';
import { FitProbe } from './fit-probe.tsx';
import styles from './header.module.css';
import { Menu } from './menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The top of every page: logo, links, stores; in a narrow header links and stores are in a menu. */
export function Header() {
  const brand = useBrand();
  const language = useLanguage();
  const { messages } = language;
  const items = useNavigation();
  const withKeptChoices = useKeptChoices();
  const otherLanguages = useOtherLanguages();
  const stores = storesOf(brand, messages);
  return (
    <header className={styles.header}>
      <FitProbe
        brandName={brand.name}
        links={items.map(({ label }) => label)}
        language={
          otherLanguages.length > 1 ? language.nativeName : (otherLanguages[0]?.nativeName ?? '')
        }
        hasLanguageList={otherLanguages.length > 1}
        stores={stores.map(({ label }) => label)}
      >
        <div className={styles.row}>
          <Logo />
          <nav className={styles.links} aria-label={messages.nav.main}>
            <ul className={styles.list}>
              {items.map(({ href, label, current, isLimitable }) => (
                <li key={href}>
                  <a href={href} aria-current={current} data-limitable={isLimitable}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <a
              className={styles.search}
              href={withKeptChoices(language.link(SEARCH_PATH))}
              aria-label={messages.search.title}
              aria-current={language.path === SEARCH_PATH ? 'page' : undefined}
              {...withIcon('search')}
            />
            <div className={styles.language}>
              <LanguageMenu />
            </div>
            <ThemeSwitch className={styles.theme} />
            {stores.length > 0 && (
              <ul className={styles.stores}>
                {stores.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
            <Menu items={items} stores={stores} className={styles.menu} />
          </div>
        </div>
      </FitProbe>
    </header>
  );
}
