import { filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isTimed, kinds } from '../../kinds.ts';
import { Cards } from '../../posts/card/cards.tsx';
import type { TextSegment } from '../../posts/search/highlight.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import { Star } from '../../ui/star/star.tsx';
import type { SearchGroup } from './results.server.ts';
import styles from './search-group.module.css';

type SearchGroupSectionProps = {
  group: SearchGroup;
  q: string | undefined;
  community: string | undefined;
  highlight: (text: string) => readonly TextSegment[];
};

/** The first results of a kind, and a link to all of them. */
export function SearchGroupSection({ group, q, community, highlight }: SearchGroupSectionProps) {
  const { kind, cards, total } = group;
  const { messages, link } = useLanguage();
  const { listTitle, count } = messages.kinds[kind];
  // By default the list shows upcoming posts only; results may be past.
  const listAddress = filteredPath(listPath(kind), {
    q,
    community,
    ...(isTimed(kind) && { when: 'any' }),
  });
  return (
    <section className={styles.group} data-cards={cards.length} aria-labelledby={`found-${kind}`}>
      <SectionHeader
        id={`found-${kind}`}
        title={listTitle}
        lead={count(total)}
        icon={<Star icon={kinds[kind].icon} hue={kind} />}
        action={
          total > cards.length && (
            <LinkButton href={link(listAddress)} variant="outline" small>
              {messages.search.showAll(count(total))}
              <Icon name="arrow" small mirrored />
            </LinkButton>
          )
        }
      />
      <Cards posts={cards} swipeable highlight={highlight} />
    </section>
  );
}
