import { useLanguage } from '../../i18n/language.ts';
import { isLatin } from '../../languages.ts';
import { mapLinks, placeLines } from '../place.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import styles from './place-fact.module.css';

/** The place as text and as a link to the device's map app. */
export function PlaceFact({ post }: FactProps) {
  const { language, messages } = useLanguage();
  const lines = placeLines(post, { language, separator: messages.listSeparator });
  if (!lines) return null;
  const app = mapLinks(post)?.app;
  return (
    <FactItem icon="pin" label={messages.facts.place}>
      <b>
        <bdi data-latin={isLatin(lines.main) || undefined}>{lines.main}</bdi>
      </b>
      {lines.rest.map((line) => (
        <small key={line}>
          <bdi data-latin={isLatin(line) || undefined}>{line}</bdi>
        </small>
      ))}
      {app && (
        <a className={styles.mapAppLink} href={app}>
          {messages.facts.openMapApp}
        </a>
      )}
    </FactItem>
  );
}
