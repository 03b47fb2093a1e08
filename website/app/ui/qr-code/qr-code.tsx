import styles from './qr-code.module.css';
import { type QrPath, QUIET_ZONE } from './qr-path.ts';

type QrCodeProps = {
  code: QrPath;
  /** Accessible name: what the code contains. */
  label: string;
  className?: string;
};

/** A QR code. Its background is a shape, as printing and forced colours omit CSS backgrounds. */
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
