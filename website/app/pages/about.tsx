import { EDITORS_PATH } from '../addresses/editors-paths.ts';
import { LANDING_PATH } from '../addresses/landing.ts';
import { useBrand } from '../brand/brand.ts';
import { readCounts } from '../content/counts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { Interpolate } from '../i18n/interpolate.tsx';
import { useLanguage } from '../i18n/language.ts';
import { storesOf } from '../layouts/stores.ts';
import prose from '../styles/prose.module.css';
import { StoreButtons } from '../ui/store-buttons/store-buttons.tsx';
import type { Route } from './+types/about';
import { Stats } from './about/stats.tsx';
import styles from './about.module.css';
import { KindList } from './kind-list/kind-list.tsx';
import { pageMeta } from './metadata.ts';

/** The counts are optional: the page omits them if they cannot be read. */
export async function loader() {
  return { counts: await readCounts(), hasMaps: Boolean(currentEnvironment().MAP_TILES) };
}

export const meta: Route.MetaFunction = pageMeta(({ messages }) => ({
  title: messages.about.title,
  description: messages.about.lead,
}));

/** What the site is, who it is for, and where its posts come from. */
export default function About({ loaderData: { counts, hasMaps } }: Route.ComponentProps) {
  const { link, messages } = useLanguage();
  const { about } = messages;
  const stores = storesOf(useBrand(), messages);
  const app = stores.length > 0 ? { title: about.appTitle, text: about.appText } : about.appSoon;
  const { withMaps, withoutMaps } = messages.map.privacy;
  const links = {
    contact: <a href={link('/contact')}>{about.contactLink}</a>,
    editors: <a href={link(EDITORS_PATH)}>{messages.editors.title}</a>,
    privacy: <a href={link('/privacy')}>{about.privacyLink}</a>,
    others: hasMaps ? withMaps : withoutMaps,
    partner: <a href={link(LANDING_PATH)}>{messages.landing.invite.link}</a>,
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{about.title}</h1>
        <p>{about.lead}</p>
        {counts && <Stats counts={counts} />}
      </header>
      <section aria-labelledby="find">
        <h2 id="find">{about.kindsTitle}</h2>
        <KindList counts={counts?.posts} />
      </section>
      <div className={styles.sections}>
        {about.sections.map(({ title, paragraphs }) => (
          <section key={title} className={prose.prose}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Interpolate text={paragraph} {...links} />
              </p>
            ))}
          </section>
        ))}
        <section className={styles.app}>
          <div className={prose.prose}>
            <h2>{app.title}</h2>
            <p>
              <Interpolate text={app.text} {...links} />
            </p>
          </div>
          <StoreButtons stores={stores} />
        </section>
      </div>
    </div>
  );
}
