import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { type Fact, kinds } from '../../kinds.ts';
import type { PostFacts } from '../facts/fact.ts';
import { PlaceLine } from '../facts/place-line.tsx';
import { mapLinks, placeLines } from '../place.ts';
import type { Coordinates } from '../post.ts';
import styles from './locator.module.css';
import { Sketch } from './sketch.tsx';

type LocatorProps = {
  post: PostFacts;
  /** Of a map in the text, for a post without coordinates of its own. */
  textCoordinates: Coordinates | null;
  /** A map of the position. */
  children?: ReactNode;
};

/** A sketch of the position, without map tiles from third parties, and links to maps. */
export function Locator({ post: postFacts, textCoordinates, children }: LocatorProps) {
  const { language, messages } = useLanguage();
  const { map } = messages.detail;
  const post = { ...postFacts, coordinates: postFacts.coordinates ?? textCoordinates };
  const facts: readonly Fact[] = kinds[post.kind].pageFacts;
  const links = facts.includes('place') ? mapLinks(post) : null;
  const lines = placeLines(post, { language, separator: messages.listSeparator });
  if (!links) return null;
  return (
    <section aria-labelledby="map" className={styles.locator}>
      <h2 id="map">{map.heading}</h2>
      <div className={styles.panel}>
        {post.coordinates && <Sketch coordinates={post.coordinates} />}
        <div className={styles.text}>
          {lines && (
            <p>
              <b>
                <PlaceLine line={lines.main} lines={lines} post={post} />
              </b>
            </p>
          )}
          {children}
          <p className={styles.hint}>{post.coordinates ? map.sketchHint : map.addressOnlyHint}</p>
          <ul className={styles.maps}>
            {links.app && (
              <li className={styles.mapAppLink}>
                <a href={links.app}>{messages.facts.openMapApp}</a>
              </li>
            )}
            <li>
              <a href={links.openStreetMap} rel="noopener">
                <bdi dir="ltr">OpenStreetMap</bdi>
              </a>
            </li>
            <li>
              <a href={links.google} rel="noopener">
                <bdi dir="ltr">Google Maps</bdi>
              </a>
            </li>
            <li>
              <a href={links.apple} rel="noopener">
                <bdi dir="ltr">Apple Maps</bdi>
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
