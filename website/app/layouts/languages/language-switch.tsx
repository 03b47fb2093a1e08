import { languageAttributes } from '../../languages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './language-switch.module.css';
import type { OtherLanguage } from './other-languages.ts';

type LanguageSwitchProps = {
  /** Accessible name and text of the list, e.g. "Language". */
  label: string;
  languages: readonly OtherLanguage[];
};

/** Links to the same page in other languages: a single link, or a list that opens if there are several. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  if (languages.length < 2) return <LanguageLinks languages={languages} />;
  return (
    <details className={styles.dropdown} data-menu>
      <summary className={styles.link}>
        <Icon name="globe" className={styles.globe} />
        {label}
      </summary>
      <div className={styles.list}>
        <LanguageLinks languages={languages} />
      </div>
    </details>
  );
}

/** A link to each language, labelled with its native name. */
export function LanguageLinks({ languages }: Pick<LanguageSwitchProps, 'languages'>) {
  return languages.map(({ code, nativeName, direction, href }) => (
    <a key={code} className={styles.link} href={href} hrefLang={code} data-language>
      <Icon name="globe" className={styles.globe} />
      <span {...languageAttributes({ code, direction })}>{nativeName}</span>
    </a>
  ));
}
