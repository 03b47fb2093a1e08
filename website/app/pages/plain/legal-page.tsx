import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { LegalText } from '../../i18n/messages/legal-text.ts';
import prose from '../../styles/prose.module.css';
import { TableOfContents } from '../../ui/table-of-contents/table-of-contents.tsx';
import styles from './legal-page.module.css';
import { useMessageLinks } from './message-links.tsx';
import { PlainPage } from './plain-page.tsx';

type LegalPageProps = {
  text: LegalText;
  /** What is loaded from other companies. */
  others?: string;
};

/** A legal text with its date and a table of contents. */
export function LegalPage({ text: { title, lead, date, sections }, others }: LegalPageProps) {
  const { messages } = useLanguage();
  const links = { ...useMessageLinks(), others };
  const tableOfContents = (
    <TableOfContents
      title={messages.plain.tableOfContents}
      sections={sections}
      className={styles.tableOfContents}
    />
  );
  return (
    <PlainPage title={title} lead={lead} date={date} sidebar={tableOfContents}>
      <div className={prose.prose}>
        {sections.flatMap((section) => [
          <h2 key={section.id} id={section.id}>
            {section.title}
          </h2>,
          ...section.blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>
                <Interpolate text={block} {...links} />
              </p>
            ) : (
              <ul key={block[0]}>
                {block.map((item) => (
                  <li key={item}>
                    <Interpolate text={item} {...links} />
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
