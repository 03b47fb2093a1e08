import { filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isTimed, kinds } from '../../kinds.ts';
import { Cards } from '../../posts/card/cards.tsx';
import type { Stretch } from '../../posts/search/highlight.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Star } from '../../ui/star/star.tsx';
import styles from './found-of-kind.module.css';
import type { Found } from './results.server.ts';

type FoundOfKindProps = {
  found: Found;
  q: string | undefined;
  community: string | undefined;
  highlight: (text: string) => readonly Stretch[];
};

/** The first posts found of a kind, and the way to all of them. */
export function FoundOfKind({ found, q, community, highlight }: FoundOfKindProps) {
  const { kind, cards, total } = found;
  const { messages, link } = useLanguage();
  const { many, count } = messages.kinds[kind];
  // The list shows what is still to come; what was found here may be past.
  const all = filteredPath(listPath(kind), { q, community, ...(isTimed(kind) && { when: 'any' }) });
  return (
    <section className={styles.found} data-cards={cards.length} aria-labelledby={`found-${kind}`}>
      <SectionHead
        id={`found-${kind}`}
        title={many}
        lead={count(total)}
        plate={<Star icon={kinds[kind].icon} hue={kind} />}
        action={
          total > cards.length && (
            <LinkButton href={link(all)} look="line" small>
              {messages.search.showAll(count(total))}
              <Icon name="arrow" small mirrored />
            </LinkButton>
          )
        }
      />
      <Cards posts={cards} swipes highlight={highlight} />
    </section>
  );
}
