import { useLanguage } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import spoken from '../../ui/visually-hidden/visually-hidden.module.css';
import styles from './theme-switch.module.css';

/**
 * Goes through device, light and dark. All three labels are in the document and style shows the
 * one that holds, so that the document is the same for every visitor; without script it is hidden.
 */
export function ThemeSwitch({
  showLabel = false,
  className,
}: {
  showLabel?: boolean;
  className?: string;
}) {
  const { theme } = useLanguage().messages.nav;
  const labelClass = showLabel ? '' : spoken.content;
  return (
    <button
      type="button"
      className={`${styles.switch} ${className ?? ''}`}
      data-with-label={showLabel || undefined}
      data-theme-switch
    >
      <Icon name="theme" />
      <span className={`${styles.system} ${labelClass}`}>{theme.system}</span>
      <span className={`${styles.light} ${labelClass}`}>{theme.light}</span>
      <span className={`${styles.dark} ${labelClass}`}>{theme.dark}</span>
    </button>
  );
}
