import { searchPath } from '../../addresses/search-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { languageAttributes } from '../../languages.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Community } from '../filters/choices.ts';
import styles from './community-chips.module.css';

type CommunityChipsProps = {
  communities: readonly Community[];
  /** The selected community, and the text searched for. */
  selected?: string | undefined;
  q?: string | undefined;
};

/** Links to the posts of each community; nothing if the content service has no list of them. */
export function CommunityChips({ communities, selected, q }: CommunityChipsProps) {
  const { locale, messages, link } = useLanguage();
  if (communities.length === 0) return null;
  return (
    <div>
      <p id="communities" className={styles.label}>
        {messages.search.communitiesLabel}
      </p>
      <Chips aria-labelledby="communities">
        {communities.map((community) => {
          const { code } = community;
          const name = languageNames([code], locale);
          const isSelected = code === selected;
          return (
            <li key={code}>
              <Chip
                selected={isSelected}
                href={link(searchPath({ q, community: isSelected ? undefined : code }))}
                aria-label={isSelected ? messages.list.removeFilter(name) : undefined}
              >
                {name}
                {isSelected ? (
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
    <span className={styles.native} {...languageAttributes({ code, direction })}>
      {nativeName}
    </span>
  );
}
