import { Filled } from '../../i18n/filled.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { LegalText } from '../../i18n/messages/legal-text.ts';
import prose from '../../styles/prose.module.css';
import { Contents } from '../../ui/contents/contents.tsx';
import styles from './legal-page.module.css';
import { PlainPage } from './plain-page.tsx';
import { useTextLinks } from './text-links.tsx';

/** A long text with its date and its contents. */
export function LegalPage({ text: { title, lead, date, sections } }: { text: LegalText }) {
  const { messages } = useLanguage();
  const links = useTextLinks();
  const contents = (
    <Contents title={messages.plain.contents} sections={sections} className={styles.contents} />
  );
  return (
    <PlainPage title={title} lead={lead} date={date} beside={contents}>
      <div className={prose.prose}>
        {sections.flatMap((section) => [
          <h2 key={section.id} id={section.id}>
            {section.title}
          </h2>,
          ...section.blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>
                <Filled text={block} {...links} />
              </p>
            ) : (
              <ul key={block[0]}>
                {block.map((item) => (
                  <li key={item}>
                    <Filled text={item} {...links} />
                  </li>
                ))}
              </ul>
            ),
          ),
        ])}
      </div>
    </PlainPage>
  );
}
