import { browserLocales } from '../i18n/browser-locales.ts';
import { Interpolate } from '../i18n/interpolate.tsx';
import { useLanguage } from '../i18n/language.ts';
import { KeptPages } from '../islands/kept-pages.tsx';
import { LinkButton } from '../ui/button/button.tsx';
import type { Route } from './+types/offline';
import { pageMeta } from './metadata.ts';
import styles from './saved.module.css';

export const meta: Route.MetaFunction = pageMeta(({ messages: { saved } }) => ({
  title: saved.offline.title,
  description: saved.offline.text,
  noindex: true,
}));

/**
 * Shown by the service worker without network, in place of a page that is not kept. It also holds the
 * line that the worker adds to kept copies.
 */
export default function Offline() {
  const { locale, messages } = useLanguage();
  const { offline } = messages.saved;
  return (
    <div className={styles.page}>
      <header>
        <h1>{offline.title}</h1>
        <p>{offline.text}</p>
      </header>
      <div>
        {/* The address of the page that was asked for. */}
        <LinkButton href="">{offline.retry}</LinkButton>
      </div>
      <KeptPages />
      <template data-locales={browserLocales(locale)}>
        <p data-as-of="" role="status">
          <b>{offline.noConnection}</b> <Interpolate text={offline.copyOf} date={<time />} />
        </p>
      </template>
    </div>
  );
}
