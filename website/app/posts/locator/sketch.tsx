import { useLanguage } from '../../i18n/language.ts';
import type { Coordinates } from '../post.ts';
import { graticule, SKETCH_HEIGHT, SKETCH_WIDTH, UNITS_PER_KILOMETRE } from './graticule.ts';
import styles from './sketch.module.css';

const CENTRE_X = SKETCH_WIDTH / 2;
/** Position of the scale bar: high enough not to be clipped on wide pages, which show less of the height. */
const SCALE_BAR_Y = SKETCH_HEIGHT - 38;
/** The marker: two rotated squares around 0 0. */
const STAR_PATH = 'M-11-11H11V11H-11ZM0-15.6 15.6 0 0 15.6-15.6 0Z';

/** A point between meridians and parallels, with a scale bar of one kilometre. */
export function Sketch({ coordinates }: { coordinates: Coordinates }) {
  const { messages } = useLanguage();
  const { map } = messages.detail;
  // Coordinates have Latin digits in every language, as maps do.
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.round(Math.abs(value) * 10_000) / 10_000}° ${value < 0 ? negative : positive}`;
  const latitude = degrees(coordinates.latitude, map.north, map.south);
  const longitude = degrees(coordinates.longitude, map.east, map.west);
  const barStart = CENTRE_X - UNITS_PER_KILOMETRE / 2;
  return (
    <svg
      role="img"
      aria-label={map.position(latitude, longitude)}
      viewBox={`0 0 ${SKETCH_WIDTH} ${SKETCH_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.sketch}
    >
      <path className={styles.lines} d={graticule(coordinates)} />
      <circle
        className={styles.area}
        cx={CENTRE_X}
        cy={SKETCH_HEIGHT / 2}
        r={UNITS_PER_KILOMETRE / 2}
      />
      <path
        className={styles.marker}
        d={STAR_PATH}
        transform={`translate(${CENTRE_X} ${SKETCH_HEIGHT / 2})`}
      />
      <circle className={styles.point} cx={CENTRE_X} cy={SKETCH_HEIGHT / 2} r={3.5} />
      <path
        className={styles.scaleBar}
        d={`M${barStart} ${SCALE_BAR_Y}v6h${UNITS_PER_KILOMETRE}v-6`}
      />
      <text className={styles.text} x={CENTRE_X} y={SCALE_BAR_Y - 3}>
        {map.kilometre}
      </text>
    </svg>
  );
}
