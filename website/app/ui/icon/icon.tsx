import styles from './icon.module.css';
import type { IconName } from './icon-name.ts';
import sprite from './icons.svg?url';

type IconProps = {
  name: IconName;
  /** Beside small print and labels. */
  small?: boolean;
  /** Points along the line of reading: mirrored in right-to-left pages. */
  mirrored?: boolean;
  className?: string;
};

/** An icon beside words; it carries no meaning of its own for assistive technology. */
export function Icon({ name, small = false, mirrored = false, className }: IconProps) {
  const names = [styles.icon, small && styles.small, mirrored && styles.mirrored, className];
  return (
    <svg className={names.filter(Boolean).join(' ')} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
