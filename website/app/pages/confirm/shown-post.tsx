import { useLanguage } from '../../i18n/language.ts';
import { Description } from '../../posts/description.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { knownFacts } from '../../posts/facts/known-facts.ts';
import type { PostView } from '../../posts/post-view.server.ts';
import styles from './shown-post.module.css';

/** The post as readers see it: its facts and its text. */
export function ShownPost({ view }: { view: PostView }) {
  const { confirm } = useLanguage().messages;
  const { post, hours, timeZone, now } = view;
  return (
    <section className={styles.post} aria-labelledby="shown">
      <h2 id="shown">{confirm.shownTitle}</h2>
      <Facts facts={knownFacts(post)} post={post} hours={hours} timeZone={timeZone} now={now} />
      <Description html={view.description} contentLanguage={post.contentLanguage} />
    </section>
  );
}
