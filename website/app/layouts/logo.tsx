import { useBrand } from '../brand/brand.ts';
import { useLanguage } from '../i18n/language.ts';
import { Mark } from '../ui/mark/mark.tsx';
import { useKeptChoices } from './kept-choices.ts';
import styles from './logo.module.css';

/** Logo mark and name, linked to the home page. */
export function Logo() {
  const { name } = useBrand();
  const { link, messages } = useLanguage();
  const withKeptChoices = useKeptChoices();
  return (
    <a
      className={styles.logo}
      href={withKeptChoices(link('/'))}
      aria-label={messages.nav.homeLink}
      data-limitable
    >
      <Mark className={styles.mark} />
      {name}
    </a>
  );
}
