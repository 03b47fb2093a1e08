import type { PicturePriority } from '../post-picture.tsx';
import type { TextSegment } from '../search/highlight.ts';
import { PostCard } from './card.tsx';
import type { CardData } from './card-data.server.ts';
import styles from './cards.module.css';

type CardsProps = {
  posts: readonly CardData[];
  /** On phones the cards stand in a row to swipe; without it one below the other. */
  swipeable?: boolean;
  /** How many pictures to load at once; the first before all others. */
  eagerPictures?: number;
  /** Marks what was searched for. */
  highlight?: (text: string) => readonly TextSegment[];
};

/** Cards that are laid out at once; those after them once they come near. */
const MAX_INITIAL_CARDS = 2;

/** Cards of posts: four in a row on large screens, two on medium ones. */
export function Cards({ posts, swipeable = false, eagerPictures = 0, highlight }: CardsProps) {
  return (
    <ul className={styles.cards} data-swipeable={swipeable || undefined}>
      {posts.map((post, index) => (
        <li
          key={post.id}
          data-defer-layout={(!swipeable && index >= MAX_INITIAL_CARDS) || undefined}
        >
          <PostCard
            post={post}
            priority={priorityAt(index, eagerPictures)}
            swipeable={swipeable}
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
