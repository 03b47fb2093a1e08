import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './theme-switch.module.css';

/**
 * Cycles through system, light and dark. All three labels are attributes and a script shows the
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
  return (
    <button
      type="button"
      className={`${styles.switch} ${className ?? ''}`}
      data-with-label={showLabel || undefined}
      data-theme-switch
      data-system={theme.system}
      data-light={theme.light}
      data-dark={theme.dark}
      {...withIcon('theme')}
    >
      {theme.system}
    </button>
  );
}
