import { CORRECTIONS_PATH } from '../addresses/editors-paths.ts';
import { Interpolate } from '../i18n/interpolate.tsx';
import { useLanguage } from '../i18n/language.ts';
import prose from '../styles/prose.module.css';
import type { Route } from './+types/editors';
import styles from './feedback/feedback-page.module.css';
import { pageMeta } from './metadata.ts';
import { useMessageLinks } from './plain/message-links.tsx';

export const meta: Route.MetaFunction = pageMeta(({ messages: { editors } }) => ({
  title: editors.title,
  description: editors.lead,
}));

/** Who stands behind the posts, how they are checked, and what happens when they are wrong. */
export default function Editors() {
  const { link, messages } = useLanguage();
  const { editors } = messages;
  const links = {
    ...useMessageLinks(),
    corrections: <a href={link(CORRECTIONS_PATH)}>{editors.correctionsLink}</a>,
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{editors.title}</h1>
        <p>{editors.lead}</p>
      </header>
      {editors.sections.map(({ title, paragraphs }) => (
        <section key={title} className={prose.prose}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Interpolate text={paragraph} {...links} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
