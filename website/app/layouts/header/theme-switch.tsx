import { useLanguage } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import spoken from '../../ui/spoken/spoken.module.css';
import styles from './theme-switch.module.css';

/**
 * Goes through device, light and dark. All three labels are in the document and style shows the
 * one that holds, so that the document is the same for every visitor; without script it is hidden.
 */
export function ThemeSwitch({
  worded = false,
  className,
}: {
  worded?: boolean;
  className?: string;
}) {
  const { theme } = useLanguage().messages.nav;
  const words = worded ? '' : spoken.words;
  return (
    <button
      type="button"
      className={`${styles.switch} ${className ?? ''}`}
      data-worded={worded || undefined}
      data-theme-switch
    >
      <Icon name="theme" />
      <span className={`${styles.device} ${words}`}>{theme.device}</span>
      <span className={`${styles.light} ${words}`}>{theme.light}</span>
      <span className={`${styles.dark} ${words}`}>{theme.dark}</span>
    </button>
  );
}
