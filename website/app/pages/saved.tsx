import { keepsPages } from '../environment.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { SavedList } from '../islands/saved-list.tsx';
import type { Route } from './+types/saved';
import { pageMeta } from './metadata.ts';
import styles from './saved.module.css';

export function loader() {
  return { keepsPages: keepsPages() };
}

export const meta: Route.MetaFunction = pageMeta(({ messages: { saved } }) => ({
  title: saved.title,
  description: saved.lead,
  noindex: true,
}));

/** What a visitor has saved in the browser, and how to keep a page without it. */
export default function Saved({ loaderData }: Route.ComponentProps) {
  const { saved } = useLanguage().messages;
  return (
    <div className={styles.page}>
      <header>
        <h1>{saved.title}</h1>
        <p>{saved.lead}</p>
      </header>
      <SavedList keepsPages={loaderData.keepsPages} />
      <section aria-labelledby="how" className={styles.how}>
        <h2 id="how">{saved.how.title}</h2>
        <ul>
          {saved.how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
