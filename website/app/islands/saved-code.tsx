import { SAVED_PATH } from '../addresses/offline-paths.ts';
import { browserLocales } from '../i18n/browser-locales.ts';
import { useLanguage } from '../i18n/language.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { QrCode } from '../ui/qr-code/qr-code.tsx';
import { Island } from './island.tsx';
import type { SavedCodeProperties } from './saved-code/saved-code-properties.ts';
import styles from './saved-code.module.css';

/** The script draws it: what is saved is known to the browser alone. */
const NOT_DRAWN = { size: 1, path: '' };

/** The saved posts as a QR code for another phone. Only scripts show it. */
export function SavedCode() {
  const { link, locale, messages } = useLanguage();
  const { saved } = messages;
  const { code } = saved;
  const properties: SavedCodeProperties = {
    list: link(SAVED_PATH),
    locales: browserLocales(locale),
    labels: { all: code.all, some: code.some },
  };
  return (
    <Island name="saved-code" properties={properties} className={styles.island}>
      <noscript>
        <Notice tone="info">
          <p>{saved.needsScript}</p>
        </Notice>
      </noscript>
      <div data-part="empty" hidden>
        <EmptyState title={saved.empty.title}>
          <p>{saved.empty.text}</p>
        </EmptyState>
      </div>
      <div data-part="code" className={styles.frame} hidden>
        <QrCode code={NOT_DRAWN} label={code.label} className={styles.code} />
        <p data-part="count" />
      </div>
    </Island>
  );
}
