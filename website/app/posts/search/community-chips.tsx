import { searchAddress } from '../../addresses/search-address.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Community } from '../filters/choices.ts';
import styles from './community-chips.module.css';

type CommunityChipsProps = {
  communities: readonly Community[];
  /** The one that the search is narrowed to, and its words. */
  chosen?: string | undefined;
  q?: string | undefined;
};

/** Leads to what each community posts; nothing where the content service has no list of them. */
export function CommunityChips({ communities, chosen, q }: CommunityChipsProps) {
  const { locale, messages, link } = useLanguage();
  if (communities.length === 0) return null;
  return (
    <div>
      <p id="communities" className={styles.label}>
        {messages.search.communities}
      </p>
      <Chips aria-labelledby="communities">
        {communities.map((community) => {
          const { code } = community;
          const name = languageNames([code], locale);
          const isChosen = code === chosen;
          return (
            <li key={code}>
              <Chip
                chosen={isChosen}
                href={link(searchAddress({ q, community: isChosen ? undefined : code }))}
                aria-label={isChosen ? messages.list.remove(name) : undefined}
              >
                {name}
                {isChosen ? (
                  <Icon name="close" small />
                ) : (
                  <NativeName name={name} community={community} />
                )}
              </Chip>
            </li>
          );
        })}
      </Chips>
    </div>
  );
}

function NativeName({ name, community }: { name: string; community: Community }) {
  const { code, nativeName, direction } = community;
  if (name === nativeName) return null;
  return (
    <span className={styles.native} lang={code} dir={direction}>
      {nativeName}
    </span>
  );
}
