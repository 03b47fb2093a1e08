import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { storesOf } from '../../layouts/stores.ts';
import type { Community } from '../../posts/filters/choices.ts';
import { CommunityChips } from '../../posts/search/community-chips.tsx';
import { SearchForm } from '../../posts/search/search-form.tsx';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';

/** The top of the home page. Each part of the tagline has a line of its own. */
export function Hero({ communities }: { communities: readonly Community[] }) {
  const brand = useBrand();
  const { messages } = useLanguage();
  const taglineParts = brand.tagline.split(/(?<=[,،])\s+/u);
  return (
    <div className={styles.hero}>
      <div className={styles.pictureFrame}>
        <HeroPicture label={messages.home.heroAlt} className={styles.picture} />
      </div>
      <div className={styles.text}>
        <h1>
          {taglineParts.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </h1>
        <p className={styles.lead}>{brand.description}</p>
        <div className={styles.search}>
          <SearchForm id="hero-search" />
          <CommunityChips communities={communities} />
        </div>
        <div className={styles.stores}>
          <StoreButtons stores={storesOf(brand, messages)} />
        </div>
      </div>
    </div>
  );
}
