import { filteredPath } from '../../addresses/filters.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { storesOf } from '../../layouts/stores.ts';
import type { LanguageChoice } from '../../posts/filters/language-choices.ts';
import { SearchForm } from '../../posts/search/search-form.tsx';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import { LanguageChips } from '../list/language-chips.tsx';
import type { OfferedQuestion } from '../list/ready-questions.server.ts';
import { ReadyQuestions } from '../list/ready-questions.tsx';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { KindTiles } from './kind-tiles.tsx';
import { sectionId, sectionKinds } from './sections.ts';

const firstSection = sectionKinds.map(sectionId)[0];

type HeroProps = {
  /** Ready questions of several lists. */
  questions: readonly OfferedQuestion[];
  languages: readonly LanguageChoice[];
  /** Code of the language that the sections are limited to. */
  community: string | undefined;
};

/** The top of the home page. Each part of the tagline has a line of its own. */
export function Hero({ questions, languages, community }: HeroProps) {
  const brand = useBrand();
  const { messages, link } = useLanguage();
  const stores = storesOf(brand, messages);
  const taglineParts = brand.tagline.split(/(?<=[,،])\s+/u);
  // The posts are further down.
  const hrefOf = (code: string | undefined) =>
    code === undefined
      ? link('/')
      : `${filteredPath(link('/'), { community: code })}#${firstSection}`;
  return (
    <div className={styles.hero}>
      <div className={styles.pictureFrame}>
        <HeroPicture label={messages.home.heroAlt} className={styles.picture} />
      </div>
      <div className={styles.text}>
        <h1>{taglineParts.join('\n')}</h1>
        <p className={styles.lead}>{brand.description}</p>
        <SearchForm id="hero-search" community={community} />
        <div className={styles.choices}>
          <LanguageChips choices={languages} chosen={community} hrefOf={hrefOf} />
          <ReadyQuestions questions={questions} />
        </div>
        <KindTiles community={community} />
        {stores.length > 0 && (
          <div className={styles.stores}>
            <StoreButtons stores={stores} />
          </div>
        )}
      </div>
    </div>
  );
}
