import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import visuallyHidden from '../../ui/visually-hidden/visually-hidden.module.css';
import styles from './theme-switch.module.css';

/**
 * Cycles through system, light and dark. All three labels are in the document and CSS shows the
 * current one, so that the document is the same for every visitor; hidden without JavaScript.
 */
export function ThemeSwitch({
  showLabel = false,
  className,
}: {
  showLabel?: boolean;
  className?: string;
}) {
  const { theme } = useLanguage().messages.nav;
  const labelClass = showLabel ? '' : visuallyHidden.content;
  return (
    <button
      type="button"
      className={`${styles.switch} ${className ?? ''}`}
      data-with-label={showLabel || undefined}
      data-theme-switch
      {...withIcon('theme')}
    >
      <span className={`${styles.system} ${labelClass}`}>{theme.system}</span>
      <span className={`${styles.light} ${labelClass}`}>{theme.light}</span>
      <span className={`${styles.dark} ${labelClass}`}>{theme.dark}</span>
    </button>
  );
}
