import { postPath } from '../../addresses/links.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import { languageAttributes } from '../../languages.ts';
import { HighlightedText } from '../../posts/search/highlighted-text.tsx';
import { type fontFilesInUse, isCoveredBy } from '../../styles/heading-font.ts';
import { Star } from '../../ui/star/star.tsx';
import { ResultFacts } from './result-facts.tsx';
import styles from './result-line.module.css';
import type { SearchResult } from './search-result.server.ts';

type ResultLineProps = {
  result: SearchResult;
  /** Of the headings of the page. */
  loadedFonts: ReturnType<typeof fontFilesInUse>;
};

/** A post that was found. The link of its title covers the line, but for the link to the heading. */
export function ResultLine({ result, loadedFonts }: ResultLineProps) {
  const { messages, link } = useLanguage();
  const { post, title, heading, text, language } = result;
  const address = link(postPath(post));
  const textAttributes = languageAttributes(language);
  return (
    <article className={styles.line} data-kind={post.kind}>
      <div>
        <Star icon={kinds[post.kind].icon} hue={post.kind} />
      </div>
      <div className={styles.body}>
        <h3
          className={styles.title}
          data-fallback-font={!isCoveredBy(loadedFonts, post.title ?? '') || undefined}
          {...(title ? textAttributes : {})}
        >
          <a href={address}>
            {title ? <HighlightedText segments={title} /> : messages.card.untitled}
          </a>
        </h3>
        {heading && (
          <p className={styles.heading}>
            <Interpolate
              text={messages.search.underHeading}
              heading={
                <bdi lang={textAttributes.lang}>
                  {heading.id === null ? (
                    <HighlightedText segments={heading.text} />
                  ) : (
                    <a
                      className={styles.headingLink}
                      href={`${address}#${encodeURIComponent(heading.id)}`}
                    >
                      <HighlightedText segments={heading.text} />
                    </a>
                  )}
                </bdi>
              }
            />
          </p>
        )}
        {text.length > 0 && (
          <p className={styles.text} {...textAttributes}>
            <HighlightedText segments={text} />
          </p>
        )}
        <ResultFacts result={result} />
      </div>
    </article>
  );
}
