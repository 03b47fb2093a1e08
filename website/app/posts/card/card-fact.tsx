import { formatWeekdayTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SecondCalendar } from '../../i18n/second-calendar.tsx';
import { useTimeZone } from '../../i18n/time-zone.ts';
import type { Fact } from '../../kinds.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { namesOnOneLine } from '../place.ts';
import { timeZoneOf } from '../post-time-zone.ts';
import type { CardData } from './card-data.server.ts';
import styles from './card-fact.module.css';

type Line = {
  icon: IconName;
  text: string;
  /** The date in the second calendar follows. */
  date?: Date;
};
type LineContext = ReturnType<typeof useLanguage> & { timeZone: string };
type LineReader = (post: CardData, context: LineContext) => Line | null;

/** Facts with a line on the card; the price is in its footer, the others are on the post's page. */
const lineReaders: Partial<Record<Fact, LineReader>> = {
  when: ({ start }, { locale, timeZone }) =>
    start && { icon: 'clock', text: formatWeekdayTime(start, locale, timeZone), date: start },
  place: ({ area, city }, { language, messages }) => {
    const text = namesOnOneLine([area, city], { language, separator: messages.listSeparator });
    return text ? { icon: 'pin', text } : null;
  },
};

/** One fact on a card; nothing if it is unknown. */
export function CardFact({ fact, post }: { fact: Fact; post: CardData }) {
  const language = useLanguage();
  const timeZone = timeZoneOf(post, useTimeZone());
  const line = lineReaders[fact]?.(post, { ...language, timeZone });
  if (!line) return null;
  return (
    <p className={styles.fact}>
      <Icon name={line.icon} small className={styles.icon} />
      <bdi>
        {line.text}
        {line.date && <SecondCalendar date={line.date} timeZone={timeZone} length="short" />}
      </bdi>
    </p>
  );
}
