import { Interpolate } from '../i18n/interpolate.tsx';
import { useLanguage } from '../i18n/language.ts';
import { formatNumber } from '../i18n/number.ts';
import { languageAttributes } from '../languages.ts';
import type { ContentLanguage } from '../posts/post.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import { Island } from './island.tsx';
import type { ListenProperties } from './listen/listen-properties.ts';
import styles from './listen.module.css';

/** Speeds of reading; 1 is the voice's own. */
const SPEEDS = [0.75, 1, 1.25, 1.5];

/**
 * Offers to read the element that follows aloud. Not shown without JavaScript, on paper, and for texts
 * of unknown language.
 */
export function Listen({ contentLanguage }: { contentLanguage: ContentLanguage | null }) {
  const { messages, locale } = useLanguage();
  if (!contentLanguage) return null;
  const { start, pause, resume, speed, noVoice } = messages.detail.listen;
  const properties: ListenProperties = {
    language: contentLanguage.code,
    labels: { ready: start, reading: pause, paused: resume },
  };
  return (
    <Island name="listen" properties={properties} className={styles.listen}>
      <div className={styles.controls}>
        <Button variant="outline" small>
          <Icon name="play" className={styles.play} />
          <Icon name="pause" className={styles.pause} />
          <span>{start}</span>
        </Button>{' '}
        <label>
          <span className={visuallyHidden.content}>{speed}</span>
          <select className={styles.speed} defaultValue={1}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {`${formatNumber(value, locale)} ×`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.note}>
        <Interpolate
          text={noVoice}
          language={
            <span {...languageAttributes(contentLanguage)}>{contentLanguage.nativeName}</span>
          }
        />
      </p>
    </Island>
  );
}
