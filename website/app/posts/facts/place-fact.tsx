import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { placeLines } from '../place.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import { PlaceLine } from './place-line.tsx';

/** The place as text; links to maps are in the locator. */
export function PlaceFact({ post }: FactProps) {
  const { language, messages } = useLanguage();
  const lines = placeLines(post, { language, separator: messages.listSeparator });
  if (!lines) return null;
  return (
    <FactItem icon="pin" label={messages.facts.place}>
      <b>
        <PlaceLine line={lines.main} lines={lines} post={post} />
      </b>
      {lines.rest.map((line) => (
        <Fragment key={line}>
          {' '}
          <small>
            <PlaceLine line={line} lines={lines} post={post} />
          </small>
        </Fragment>
      ))}
    </FactItem>
  );
}
