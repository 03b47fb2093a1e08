import styles from './icon.module.css';
import sprite from './icons.svg?url';

/** A symbol of icons.svg. */
export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'globe'
  | 'theme'
  | 'arrow'
  | 'down'
  | 'up'
  | 'back'
  | 'home'
  | 'article'
  | 'business'
  | 'event'
  | 'marketplace'
  | 'forum'
  | 'activity'
  | 'info'
  | 'mail'
  | 'cost'
  | 'together'
  | 'pin'
  | 'clock'
  | 'phone'
  | 'device'
  | 'share'
  | 'link'
  | 'chat'
  | 'check'
  | 'warn'
  | 'flag'
  | 'print'
  | 'qr'
  | 'add'
  | 'camera'
  | 'people'
  | 'horn'
  | 'bell'
  | 'tongue'
  | 'ticket'
  | 'partner'
  | 'pause'
  | 'play';

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
