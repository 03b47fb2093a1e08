import styles from './qr-code.module.css';

/** Modules along an edge, and the dark ones as an SVG path with a module as unit. */
export type QrPath = { size: number; path: string };

type QrCodeProps = {
  code: QrPath;
  /** What it holds, for those who do not see it. */
  label: string;
  className?: string;
};

/** Empty modules around the code: scanners need four. */
const QUIET_ZONE = 4;

/** A QR code. Its ground is drawn, for printers and forced colours leave backgrounds out. */
export function QrCode({ code, label, className }: QrCodeProps) {
  const edge = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`}
      className={[styles.code, className].filter(Boolean).join(' ')}
      shapeRendering="crispEdges"
    >
      <rect
        className={styles.background}
        x={-QUIET_ZONE}
        y={-QUIET_ZONE}
        width={edge}
        height={edge}
      />
      <path className={styles.modules} d={code.path} />
    </svg>
  );
}
