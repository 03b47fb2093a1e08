import { CORRECTIONS_PATH } from '../../addresses/editors-paths.ts';
import { reportPath } from '../../addresses/feedback-paths.ts';
import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { relativeDate } from '../../i18n/relative-date.ts';
import { SecondCalendar } from '../../i18n/second-calendar.tsx';
import { isLatin } from '../../languages.ts';
import { checkStateOf } from '../../posts/checked/check-state.ts';
import { checkText } from '../../posts/checked/check-text.ts';
import { CommunityAndLanguage } from '../../posts/facts/community-fact.tsx';
import type { FactProps } from '../../posts/facts/fact.ts';
import { boxFacts } from '../../posts/facts/known-facts.ts';
import { nameIn } from '../../posts/names.ts';
import { narrowestFile } from '../../posts/post.ts';
import styles from './byline.module.css';

/** Earlier changes are corrections of a new post and not shown. */
const MIN_UPDATE_AGE_MS = 86_400_000;

type BylineProps = Omit<FactProps, 'hours'> & { minutes: number | null };

/**
 * The author, the dates of posting, of the last change and of the last check, and the reading time; of
 * a post without a box of facts also its category and language.
 */
export function Byline({ post, now, timeZone, minutes }: BylineProps) {
  const { language, locale, messages, link } = useLanguage();
  const { creator, createdAt, updatedAt, correctedAt } = post;
  const check = checkStateOf(post, now);
  return (
    <div className={styles.byline}>
      {creator && (
        <span className={styles.creator}>
          {creator.picture ? (
            <img src={narrowestFile(creator.picture).url} alt="" width={36} height={36} />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {[...creator.name][0]}
            </span>
          )}{' '}
          <bdi data-latin={isLatin(creator.name) || undefined}>{creator.name}</bdi>
        </span>
      )}{' '}
      <span>
        <Interpolate
          text={messages.detail.posted}
          date={<DateOf date={createdAt} timeZone={timeZone} />}
          ago={relativeDate(createdAt, now, locale)}
        />
      </span>{' '}
      {updatedAt && updatedAt.getTime() - createdAt.getTime() >= MIN_UPDATE_AGE_MS && (
        <span>
          <Interpolate
            text={messages.detail.updated}
            date={<DateOf date={updatedAt} timeZone={timeZone} />}
            ago={relativeDate(updatedAt, now, locale)}
          />
        </span>
      )}{' '}
      {check && (
        <span>
          <Interpolate
            text={checkText(post.kind, check, messages)}
            date={<DateOf date={check.date} timeZone={timeZone} />}
          />
          {check.isOverdue && (
            <>
              {' '}
              <a href={link(reportPath(post))}>{messages.detail.reportMistake}</a>
            </>
          )}
        </span>
      )}{' '}
      {correctedAt && (
        <a href={link(CORRECTIONS_PATH)}>
          <Interpolate
            text={messages.detail.corrected}
            date={<DateOf date={correctedAt} timeZone={timeZone} />}
          />
        </a>
      )}{' '}
      {minutes !== null && <span>{messages.detail.readingTime(minutes)}</span>}{' '}
      {boxFacts(post).length === 0 && (
        <>
          {post.category && <bdi>{nameIn(post.category, language)}</bdi>}{' '}
          <CommunityAndLanguage post={post} />
        </>
      )}
    </div>
  );
}

function DateOf({ date, timeZone }: { date: Date; timeZone: string }) {
  const { locale } = useLanguage();
  return (
    <>
      <time dateTime={date.toISOString()}>{formatDate(date, locale, timeZone)}</time>
      <SecondCalendar date={date} timeZone={timeZone} />
    </>
  );
}
