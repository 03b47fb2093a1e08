import { helpfulPath, reportPath } from '../../addresses/feedback-paths.ts';
import { HONEYPOT_FIELD } from '../../forms/honeypot.ts';
import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { Button } from '../../ui/button/button.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Icon, withIcon } from '../../ui/icon/icon.tsx';
import styles from './feedback-row.module.css';
import { ReasonChips } from './reason-chips.tsx';

/** Below a post: whether it was helpful, of long texts, and a form that says what is wrong. */
export function FeedbackRow({ post }: { post: Pick<PostFacts, 'id' | 'kind'> }) {
  const { link, messages } = useLanguage();
  const { section, helpful, report } = messages.feedback;
  const postField = <input type="hidden" name="post" value={post.id} />;
  return (
    <section className={styles.row} aria-label={section}>
      {kinds[post.kind].isLongForm && (
        <form method="post" action={link(helpfulPath(post))} className={styles.helpful}>
          {postField}
          <span>{helpful.question}</span>
          <Button type="submit" variant="outline" small name="answer" value="yes">
            {helpful.yes}
          </Button>{' '}
          <Button type="submit" variant="outline" small name="answer" value="no">
            {helpful.no}
          </Button>
        </form>
      )}
      <details className={styles.wrong}>
        <summary {...withIcon('flag', { small: true })}>
          {report.question}
          <Icon name="chevron-down" small />
        </summary>
        <form method="post" action={link(reportPath(post))}>
          {postField}
          <ReasonChips id="reason" />
          <Honeypot name={HONEYPOT_FIELD} label={messages.forms.honeypotLabel} />
          <p className={styles.hint}>
            {report.noName} <a href={link(reportPath(post))}>{report.withWords}</a>
          </p>
          <Button type="submit" small>
            {report.submit}
          </Button>
        </form>
      </details>
    </section>
  );
}
