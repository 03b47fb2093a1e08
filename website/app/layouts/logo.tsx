import { useBrand } from '../brand/brand.ts';
import { useLanguage } from '../i18n/language.ts';
import { Mark } from '../ui/mark/mark.tsx';
import styles from './logo.module.css';
import { usePostLanguage } from './post-language.ts';

/** Logo mark and name, linked to the home page. */
export function Logo() {
  const { name } = useBrand();
  const { link, messages } = useLanguage();
  const inPostLanguage = usePostLanguage();
  return (
    <a className={styles.logo} href={inPostLanguage(link('/'))} aria-label={messages.nav.homeLink}>
      <Mark className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
