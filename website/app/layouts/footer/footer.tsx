import { LANDING_PATH } from '../../addresses/landing.ts';
import { SAVED_PATH } from '../../addresses/offline-paths.ts';
import { TAKE_PATH } from '../../addresses/take-path.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { Logo } from '../logo.tsx';
import { useNavigation } from '../navigation.ts';
import { storesOf } from '../stores.ts';
import { CalendarSwitch } from './calendar-switch.tsx';
import styles from './footer.module.css';
import { LinkList } from './link-list.tsx';

/** Number of navigation links in the column Quick Links; the others are in Resources. */
const QUICK_LINK_COUNT = 5;

/** The footer of every page. */
export function Footer() {
  const brand = useBrand();
  const { messages, link } = useLanguage();
  const { footer } = messages;
  const items = useNavigation();
  const stores = storesOf(brand, messages);
  return (
    <footer className={styles.footer}>
      <div className={styles.pinned}>
        <div className={styles.grid}>
          <div className={styles.about}>
            <Logo />
            <p>{brand.description}</p>
            <ul className={styles.social} aria-label={footer.social}>
              {brand.social.map(({ name, icon, url }) => (
                <li key={url}>
                  <a href={url} rel="me" {...withIcon(icon)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkList
            id="quick-links"
            title={footer.quickLinks}
            links={items.slice(0, QUICK_LINK_COUNT)}
          />
          <LinkList
            id="resources"
            title={footer.resources}
            links={[
              ...items.slice(QUICK_LINK_COUNT),
              { href: link('/privacy'), label: footer.privacy },
            ]}
          />
          {stores.length > 0 && <LinkList id="the-app" title={footer.app} links={stores} />}
        </div>
        <div className={styles.bottom}>
          <p>{footer.copyright(new Date().getUTCFullYear())}</p>
          <ul className={styles.legalLinks}>
            <li>
              <a href={link(TAKE_PATH)}>{messages.take.title}</a>
            </li>
            <li>
              <a href={link(LANDING_PATH)}>{messages.landing.invite.link}</a>
            </li>
            <li>
              <a href={link(SAVED_PATH)}>{messages.saved.title}</a>
            </li>
            <li>
              <a href={link('/delete')}>{messages.deleteAccount.title}</a>
            </li>
            <li>
              <a href={link('/eula')}>{messages.eula.title}</a>
            </li>
          </ul>
          <CalendarSwitch />
          <p>{footer.noAccountNote}</p>
        </div>
      </div>
    </footer>
  );
}
