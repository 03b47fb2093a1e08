import { kinds } from '../../kinds.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { PostPicture } from '../../posts/post-picture.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import styles from './figure.module.css';

/** The post's picture, or a placeholder in the colour of its kind. */
export function PostFigure({ post }: { post: PostFacts }) {
  if (!post.picture) {
    return (
      <div className={styles.placeholder}>
        <Placeholder icon={kinds[post.kind].icon} />
      </div>
    );
  }
  return (
    <div>
      <PostPicture
        picture={post.picture}
        contentLanguage={post.contentLanguage}
        className={styles.picture}
        sizes="(min-width: 80em) 808px, (min-width: 62em) calc(95.6vw - 421px), calc(95.6vw - 13px)"
        priority="high"
      />
    </div>
  );
}
