import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import home from './home.module.css';
import styles from './testimonials.module.css';

/**
 * Testimonials of people who have moved, in a row that scrolls without JavaScript. With JavaScript it
 * advances every five seconds, and has a dot for each position and a pause button.
 */
export function Testimonials() {
  const { testimonials } = useLanguage().messages;
  return (
    <section
      className={home.section}
      aria-labelledby="testimonials"
      data-testimonials
      data-defer-layout
    >
      <SectionHeader id="testimonials" title={testimonials.title} />
      <ul className={styles.testimonials} aria-labelledby="testimonials">
        {testimonials.items.map(({ quote, name, from, to }) => (
          <li key={name} className={styles.testimonial}>
            <blockquote>{quote}</blockquote>
            <p className={styles.name}>{name}</p>
            <p className={styles.route}>
              {from} <span className={styles.movedTo}>{testimonials.movedTo}</span> {to}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {testimonials.items.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={testimonials.showItem(index + 1)}
            aria-current={index === 0 || undefined}
            data-dot
          />
        ))}
        <button type="button" className={styles.pause} data-pause>
          <span className={styles.whenPlaying} {...withIcon('pause', { small: true })}>
            {testimonials.pause}
          </span>{' '}
          <span className={styles.whenPaused} {...withIcon('play', { small: true })}>
            {testimonials.play}
          </span>
        </button>
      </div>
    </section>
  );
}
