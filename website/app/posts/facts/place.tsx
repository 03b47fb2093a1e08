import { useLanguage } from '../../i18n/language.ts';
import { mapLinks, placeLines } from '../place.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import styles from './place.module.css';

/** Where it is, in words and as links to maps. */
export function Place({ post }: FactProps) {
  const { messages } = useLanguage();
  const lines = placeLines(post);
  if (!lines) return null;
  const map = mapLinks(post);
  return (
    <FactItem icon="pin" label={messages.facts.place}>
      <b>
        <bdi>{lines.main}</bdi>
      </b>
      {lines.rest.map((line) => (
        <small key={line}>
          <bdi>{line}</bdi>
        </small>
      ))}
      {map && (
        <span className={styles.links}>
          <a href={map.web} rel="noopener">
            {messages.facts.showMap}
          </a>
          {map.app && <a href={map.app}>{messages.facts.openMapApp}</a>}
        </span>
      )}
    </FactItem>
  );
}
