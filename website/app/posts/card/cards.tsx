import type { PictureTurn } from '../post-picture.tsx';
import type { Stretch } from '../search/highlight.ts';
import { PostCard } from './card.tsx';
import type { CardData } from './card-data.ts';
import styles from './cards.module.css';

type CardsProps = {
  posts: readonly CardData[];
  /** On phones the cards stand in a row to swipe; without it one below the other. */
  swipes?: boolean;
  /** How many pictures to load at once; the first before all others. */
  eager?: number;
  /** Marks what was searched for. */
  highlight?: (text: string) => readonly Stretch[];
};

/** Cards that are laid out at once; those after them once they come near. */
const FIRST = 2;

/** Cards of posts: four in a row on large screens, two on medium ones. */
export function Cards({ posts, swipes = false, eager = 0, highlight }: CardsProps) {
  return (
    <ul className={styles.cards} data-swipes={swipes || undefined}>
      {posts.map((post, place) => (
        <li key={post.id} data-later={(!swipes && place >= FIRST) || undefined}>
          <PostCard post={post} turn={turnAt(place, eager)} swipes={swipes} highlight={highlight} />
        </li>
      ))}
    </ul>
  );
}

function turnAt(place: number, eager: number): PictureTurn {
  if (place >= eager) return 'late';
  return place === 0 ? 'first' : 'early';
}
