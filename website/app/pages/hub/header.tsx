import { useLanguage } from '../../i18n/language.ts';
import { directionOf, languageAttributes } from '../../languages.ts';
import type { Hub } from '../../posts/hub.ts';
import type { HubDetails } from '../../posts/hub-details.ts';
import { nameIn } from '../../posts/names.ts';
import { Star } from '../../ui/star/star.tsx';
import styles from './header.module.css';
import { hubIcons } from './hub-icons.ts';

type HubHeaderProps = { hub: Hub; title: string; details: HubDetails };

/** The name of a city with its country, or of a community, and what editors have written about it. */
export function HubHeader({ hub, title, details: { country, introduction } }: HubHeaderProps) {
  const { language, messages } = useLanguage();
  const code = introduction?.language;
  return (
    <header className={styles.header}>
      <Star icon={hubIcons[hub.type]} large />
      <div>
        <h1>{title}</h1>
        {country && <p className={styles.country}>{nameIn(country, language)}</p>}
      </div>
      <div
        className={styles.introduction}
        {...(code && code !== language
          ? languageAttributes({ code, direction: directionOf(code) })
          : {})}
      >
        {paragraphsOf(introduction?.text ?? messages.hubs.lead).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </header>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
}
