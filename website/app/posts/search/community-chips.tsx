import type { ReactNode } from 'react';
import { type SearchAddress, searchPath } from '../../addresses/search-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { languageAttributes } from '../../languages.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import type { Community } from '../filters/choices.ts';
import styles from './community-chips.module.css';

type CommunityChipsProps = {
  communities: readonly Community[];
  /** The search that the links limit to a community. */
  search?: SearchAddress;
  /** Follows the chip of the community that is searched. */
  besideSelected?: ReactNode;
};

/** Links to the posts of each community; nothing if the content service has no list of them. */
export function CommunityChips({ communities, search = {}, besideSelected }: CommunityChipsProps) {
  const { locale, messages, link } = useLanguage();
  if (communities.length === 0) return null;
  return (
    <div className={styles.communities}>
      <p id="communities" className={styles.label}>
        {messages.search.communitiesLabel}
      </p>
      <Chips aria-labelledby="communities">
        {communities.map((each) => {
          const { code } = each;
          const name = languageNames([code], locale);
          const isSelected = code === search.community;
          const community = isSelected ? undefined : code;
          return (
            <li key={code} className={styles.choice}>
              <Chip
                selected={isSelected}
                href={link(searchPath({ ...search, community, page: 1 }))}
                aria-label={isSelected ? messages.list.removeFilter(name) : undefined}
                {...(isSelected && withIcon('close', { small: true, after: true }))}
              >
                <span>
                  {name}
                  {!isSelected && <NativeName name={name} community={each} />}
                </span>
              </Chip>
              {isSelected && besideSelected}
            </li>
          );
        })}
      </Chips>
    </div>
  );
}

function NativeName({ name, community }: { name: string; community: Community }) {
  const { code, nativeName, direction } = community;
  // Russian writes names of languages without a capital letter.
  if (name.toLowerCase() === nativeName.toLowerCase()) return null;
  return (
    <>
      {' '}
      <span className={styles.native} {...languageAttributes({ code, direction })}>
        {nativeName}
      </span>
    </>
  );
}
