import { Fragment } from 'react';
import { type LanguageCode, languages } from '../../languages.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import visuallyHidden from '../../ui/visually-hidden/visually-hidden.module.css';
import styles from './language-switch.module.css';
import type { OtherLanguage } from './other-languages.ts';

type LanguageSwitchProps = {
  /** Announced before the name of the current language, e.g. "Language". */
  label: string;
  current: LanguageCode;
  languages: readonly OtherLanguage[];
};

/** Links to the same page in other languages: a single link, or a list that opens if there are several. */
export function LanguageSwitch({ label, current, languages: others }: LanguageSwitchProps) {
  if (others.length < 2) return <LanguageLinks languages={others} />;
  return (
    <details className={styles.dropdown} data-menu>
      <summary className={styles.link} {...withIcon('globe')}>
        <span className={visuallyHidden.content}>{label}</span>{' '}
        <span className={styles.current} data-script={languages[current].script}>
          {languages[current].nativeName}
        </span>
      </summary>
      <div className={styles.list}>
        <LanguageLinks languages={others} />
      </div>
    </details>
  );
}

/** A link to each language, labelled with its native name. */
function LanguageLinks({ languages: others }: Pick<LanguageSwitchProps, 'languages'>) {
  return others.map(({ code, nativeName, href }) => (
    <Fragment key={code}>
      <a
        className={styles.link}
        href={href}
        hrefLang={code}
        data-language
        lang={code}
        data-script={languages[code].script}
        {...(others.length === 1 && withIcon('globe'))}
      >
        {nativeName}
      </a>{' '}
    </Fragment>
  ));
}
