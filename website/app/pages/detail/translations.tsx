import { Fragment } from 'react';
import { type AddressablePost, postPath } from '../../addresses/links.ts';
import { machineTranslationPath } from '../../addresses/machine-translation.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { interfaceLanguageOf, languageAttributes } from '../../languages.ts';
import type { Post, Translation } from '../../posts/post.ts';
import { reportLink } from '../../posts/share/share-links.ts';
import note from './note.module.css';
import { translationPath } from './translation-path.ts';
import styles from './translations.module.css';

export type TranslationsProps = {
  post: AddressablePost & Pick<Post, 'contentLanguage' | 'translation'>;
  pageUrl: string;
};

/** The same post in other languages; of a translation also what readers should know about it. */
export function Translations({ post, pageUrl }: TranslationsProps) {
  const { language, locale, link, messages } = useLanguage();
  const { alsoIn, outdated, machine, report, original: toOriginal } = messages.detail.translations;
  const { offer, pending, unavailable, again } = messages.detail.translations;
  const { translations, isMachineTranslated, isOutdated, machineTranslation } = post.translation;
  const byMachine = machineTranslationPath(link(postPath(post)));
  const original = translations.find(({ isSource }) => isSource);
  const aboutOriginal = (text: string) => (
    <Interpolate
      text={text}
      language={original && languageNames([original.contentLanguage.code], locale)}
    />
  );
  return (
    <>
      {translations.length > 0 && (
        <p className={styles.languages}>
          <span>{alsoIn}</span>
          {translations.map((each) => (
            <Fragment key={each.id}>
              {' '}
              <a
                href={translationPath(each, language)}
                hrefLang={hrefLangOf(each)}
                {...languageAttributes(each.contentLanguage)}
              >
                {each.contentLanguage.nativeName}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {machineTranslation === 'offered' && (
        <p className={styles.links}>
          <a href={byMachine} rel="nofollow">
            {offer}
          </a>
        </p>
      )}
      {(machineTranslation === 'pending' || machineTranslation === 'unavailable') && (
        <div className={note.note} role="status">
          <p>{machineTranslation === 'pending' ? pending : unavailable}</p>
          <p className={styles.links}>
            <a href={byMachine} rel="nofollow">
              {again}
            </a>
          </p>
        </div>
      )}
      {original && (isOutdated || isMachineTranslated) && (
        <div className={note.note}>
          {isOutdated && <p>{aboutOriginal(outdated)}</p>}
          {isMachineTranslated && <p>{aboutOriginal(machine)}</p>}
          <p className={styles.links}>
            <a href={translationPath(original, language)} hrefLang={hrefLangOf(original)}>
              {toOriginal}
            </a>{' '}
            {isMachineTranslated && <a href={reportLink(link('/contact'), pageUrl)}>{report}</a>}
          </p>
        </div>
      )}
    </>
  );
}

/** The language of the whole page, which is that of the site and of the post. */
function hrefLangOf({ contentLanguage: { code } }: Translation): string {
  return interfaceLanguageOf(code.toLowerCase()) ?? code;
}
