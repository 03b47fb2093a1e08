import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { EmergencyNumbers as Numbers } from '../../posts/hub-details.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './emergency-numbers.module.css';

/** Whom to call in an emergency, and when that was last compared with an official source. */
export function EmergencyNumbers({ numbers, checkedOn }: Numbers) {
  const { locale, messages } = useLanguage();
  const { emergencyNumbers, emergencyServices, checked, unchecked } = messages.hubs;
  return (
    <section className={styles.box} aria-labelledby="emergency">
      <h2 id="emergency">{emergencyNumbers}</h2>
      <ul className={styles.numbers}>
        {numbers.map(({ service, number }) => (
          <li key={service}>
            <a href={`tel:${number}`} {...withIcon('phone', { small: true })}>
              <span>{emergencyServices[service]}</span>{' '}
              <bdi dir="ltr" className={styles.number}>
                {number}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {checkedOn ? (
          <Interpolate
            text={checked}
            date={
              <time dateTime={checkedOn.toISOString().slice(0, 10)}>
                {formatDate(checkedOn, locale, 'UTC')}
              </time>
            }
          />
        ) : (
          unchecked
        )}
      </p>
    </section>
  );
}
