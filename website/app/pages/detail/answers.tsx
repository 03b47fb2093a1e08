import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Description } from '../../posts/description.tsx';
import type { FactProps } from '../../posts/facts/fact.ts';
import type { AnswerView } from '../../posts/post-view.server.ts';
import styles from './answers.module.css';

type AnswersProps = Pick<FactProps, 'post' | 'timeZone'> & { answers: readonly AnswerView[] };

/** The answers to a post in the order of the content service; nothing without any. */
export function Answers({ answers, post, timeZone }: AnswersProps) {
  const { locale, messages } = useLanguage();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers" className={styles.answers}>
      <h2 id="answers">{messages.card.answers(answers.length)}</h2>
      <ol className={styles.list}>
        {answers.map(({ author, date, html }) => (
          <li key={`${author} ${html}`}>
            <p className={styles.byline}>
              {author && <bdi>{author}</bdi>}{' '}
              {date && (
                <time dateTime={date.toISOString()}>{formatDate(date, locale, timeZone)}</time>
              )}
            </p>
            <Description html={html} contentLanguage={post.contentLanguage} />
          </li>
        ))}
      </ol>
    </section>
  );
}
