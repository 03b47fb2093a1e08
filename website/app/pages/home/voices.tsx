import { useLanguage } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import spoken from '../../ui/spoken/spoken.module.css';
import home from './home.module.css';
import styles from './voices.module.css';

/**
 * What people say who have moved: a row to swipe that works by itself. With script it moves on
 * every five seconds, has a dot for each stop and a button that holds it.
 */
export function Voices() {
  const { voices } = useLanguage().messages;
  return (
    <section className={home.section} aria-labelledby="voices" data-voices data-later>
      <div className={home.wrap}>
        <SectionHead id="voices" title={voices.title} />
        <ul className={styles.voices} aria-labelledby="voices">
          {voices.all.map(({ quote, name, from, to }) => (
            <li key={name} className={styles.voice}>
              <blockquote>{quote}</blockquote>
              <p className={styles.name}>{name}</p>
              <p className={styles.route}>
                <span className={styles.from}>{from}</span>
                <span className={styles.way}>
                  <span className={spoken.words}>{voices.movedTo}</span>
                </span>
                <span className={styles.to}>{to}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          <ul className={styles.dots}>
            {voices.all.map(({ name }, place) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={voices.show(place + 1)}
                  aria-current={place === 0 || undefined}
                  data-dot
                />
              </li>
            ))}
          </ul>
          <button type="button" className={styles.pause} data-pause>
            <span className={styles.whenMoving}>
              <Icon name="pause" small />
              {voices.pause}
            </span>
            <span className={styles.whenHeld}>
              <Icon name="play" small />
              {voices.play}
            </span>
          </button>
        </div>
      </div>
    </section>
  );
}
