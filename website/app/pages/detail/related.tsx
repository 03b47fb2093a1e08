import { useLanguage } from '../../i18n/language.ts';
import { PostCard } from '../../posts/card/card.tsx';
import type { CardData } from '../../posts/card/card-data.server.ts';
import styles from './related.module.css';

/** The related post. */
export function Related({ post }: { post: CardData }) {
  const { messages } = useLanguage();
  return (
    <section aria-labelledby="related" className={styles.related}>
      <h2 id="related">{messages.detail.related}</h2>
      <PostCard post={post} />
    </section>
  );
}
