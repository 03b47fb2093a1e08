import type { PicturePriority } from '../post-picture.tsx';
import type { TextSegment } from '../search/highlight.ts';
import { PostCard } from './card.tsx';
import type { CardData } from './card-data.server.ts';
import styles from './cards.module.css';

type CardsProps = {
  posts: readonly CardData[];
  /** Shows the cards in a row to swipe on phones; by default in a column. */
  swipeable?: boolean;
  /** Number of pictures to load eagerly; the first with high priority. */
  eagerPictures?: number;
  /** Shows lines of text with a small picture. */
  isCompact?: boolean;
  /** Whether pinned posts say so, as nothing around the cards does. */
  marksPinned?: boolean;
  /** Marks matches of the search. */
  highlight?: (text: string) => readonly TextSegment[];
};

/** Number of cards that are laid out at once; the others when they come near the viewport. */
const MAX_INITIAL_CARDS = 2;

/** Cards of posts: four per row on large screens, two on medium ones. */
export function Cards({
  posts,
  swipeable = false,
  eagerPictures = 0,
  isCompact = false,
  marksPinned = false,
  highlight,
}: CardsProps) {
  return (
    <ul
      className={styles.cards}
      data-swipeable={swipeable || undefined}
      data-compact={isCompact || undefined}
      data-may-be-compact={!swipeable || undefined}
    >
      {posts.map((post, index) => (
        <li
          key={post.id}
          data-defer-layout={(!swipeable && index >= MAX_INITIAL_CARDS) || undefined}
        >
          <PostCard
            post={post}
            priority={priorityAt(index, eagerPictures)}
            swipeable={swipeable}
            isCompact={isCompact}
            isPinned={marksPinned && post.isSticky}
            highlight={highlight}
          />
        </li>
      ))}
    </ul>
  );
}

function priorityAt(index: number, eagerPictures: number): PicturePriority {
  if (index >= eagerPictures) return 'lazy';
  return index === 0 ? 'high' : 'eager';
}
