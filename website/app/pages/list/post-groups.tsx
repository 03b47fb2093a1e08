import { useLanguage } from '../../i18n/language.ts';
import type { CardData } from '../../posts/card/card-data.server.ts';
import { Cards } from '../../posts/card/cards.tsx';
import type { TextSegment } from '../../posts/search/highlight.ts';
import { inGroups, type ListOrder, orderName } from './list-order.ts';
import styles from './post-groups.module.css';

type PostGroupsProps = {
  posts: readonly CardData[];
  order: ListOrder;
  isCompact: boolean;
  /** Marks matches of the search. */
  highlight: (text: string) => readonly TextSegment[];
};

/** Pictures that may be visible without scrolling. */
const EAGER_PICTURES = 2;

/** The posts of a list: pinned ones stand apart, the others under the name of their order. */
export function PostGroups({ posts, order, isCompact, highlight }: PostGroupsProps) {
  const { messages } = useLanguage();
  const { pinned, others } = inGroups(posts, order);
  const groups = [
    { title: messages.list.pinned, posts: pinned, eagerPictures: EAGER_PICTURES },
    {
      title: orderName(order, messages),
      posts: others,
      eagerPictures: Math.max(0, EAGER_PICTURES - pinned.length),
    },
  ];
  return groups
    .filter((group) => group.posts.length > 0)
    .map(({ title, ...cards }) => (
      <div key={title} className={styles.group}>
        <h2>{title}</h2>
        <Cards {...cards} isCompact={isCompact} highlight={highlight} />
      </div>
    ));
}
