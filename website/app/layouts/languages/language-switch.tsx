import { languageAttributes } from '../../languages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './language-switch.module.css';
import type { OtherLanguage } from './other-languages.ts';

type LanguageSwitchProps = {
  /** Says "language" to those who do not see the globe. */
  label: string;
  languages: readonly OtherLanguage[];
};

/** Leads to the same page in another language: a link where there is one other, else a list that opens. */
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

/** A link to each language, called by its own name. */
export function LanguageLinks({ languages }: Pick<LanguageSwitchProps, 'languages'>) {
  return languages.map(({ code, nativeName, direction, href }) => (
    <a key={code} className={styles.link} href={href} hrefLang={code} data-language>
      <Icon name="globe" className={styles.globe} />
      <span {...languageAttributes({ code, direction })}>{nativeName}</span>
    </a>
  ));
}
