import { useLanguage } from '../../i18n/language.ts';
import { isLatin } from '../../languages.ts';
import { placeLines } from '../place.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** The place as text; links to maps are in the locator. */
export function PlaceFact({ post }: FactProps) {
  const { language, messages } = useLanguage();
  const lines = placeLines(post, { language, separator: messages.listSeparator });
  if (!lines) return null;
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
    </FactItem>
  );
}
