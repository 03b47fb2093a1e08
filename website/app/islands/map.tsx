import { mapLibrary } from 'virtual:map-library';
import { useLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button/button.tsx';
import { withIcon } from '../ui/icon/icon.tsx';
import { Island } from './island.tsx';
import { MAP_ISLAND } from './islands-header.ts';
import type { MapProperties } from './map/map-properties.ts';
import styles from './map.module.css';

type PostMapProps = Pick<MapProperties, 'tiles' | 'places'>;

/**
 * A map of posts, loaded once its button is pressed; only scripts show it. A marker shows the card of its
 * post from the element with `data-map-cards`, if the page has one: the cards are in the order of `places`.
 */
export function PostMap({ tiles, places }: PostMapProps) {
  const { map, nav } = useLanguage().messages;
  const properties: MapProperties = {
    library: mapLibrary,
    tiles,
    places,
    labels: {
      loading: map.loading,
      failed: map.failed,
      map: map.label,
      zoomIn: map.zoomIn,
      zoomOut: map.zoomOut,
      credits: map.credits,
      scrollHint: map.scrollHint,
      touchHint: map.touchHint,
    },
  };
  return (
    <Island name={MAP_ISLAND} properties={properties} className={styles.map}>
      <div data-part="offer" className={styles.offer} hidden>
        <Button variant="outline" {...withIcon('pin', { small: true })}>
          {map.show}
        </Button>
        <p>{map.hint(new URL(tiles).host)}</p>
      </div>
      <p data-part="status" role="status" className={styles.status} />
      <div data-part="frame" className={styles.frame} hidden>
        {/* The library places markers from the left in every language. */}
        <div data-part="canvas" dir="ltr" className={styles.canvas} />
        <div data-part="chosen" className={styles.chosen} hidden>
          <div data-part="card" className={styles.card} data-compact="" />
          <button
            type="button"
            data-part="close"
            className={styles.close}
            aria-label={nav.close}
            {...withIcon('close')}
          ></button>
        </div>
      </div>
      <template data-part="marker">
        <button type="button" className={styles.marker} {...withIcon('pin')}></button>
      </template>
    </Island>
  );
}
