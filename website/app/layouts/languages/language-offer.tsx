import { useBrand } from '../../brand/brand.ts';
import { messagesFor } from '../../i18n/language.ts';
import { languageAttributes, languageCodes } from '../../languages.ts';
import styles from './language-offer.module.css';
import { useOtherLanguages } from './other-languages.ts';

/**
 * Offers the page in each other language, written in that language. All offers are in a template, so
 * that the document is the same for every visitor; a script shows the one that the browser prefers.
 */
export function LanguageOffer() {
  const { name } = useBrand();
  return (
    <div className={styles.offers} data-offers={languageCodes.join(' ')}>
      <template>
        {useOtherLanguages().map(({ code, nativeName, direction, href }) => {
          const { languages } = messagesFor(code, name);
          return (
            <aside
              key={code}
              {...languageAttributes({ code, direction })}
              // The word for language is the same in some languages.
              aria-label={`${languages.label}: ${nativeName}`}
              className={styles.offer}
            >
              <a href={href} hrefLang={code} data-language>
                {languages.offer}
              </a>
              <button type="button" aria-label={languages.decline} data-decline />
            </aside>
          );
        })}
      </template>
    </div>
  );
}
