import { formatNumber } from '../i18n/number.ts';
import { kinds } from '../kinds.ts';
import { languageAttributes, languages } from '../languages.ts';
import type { CityFile } from './city-file.ts';

/** The contents list: each article, and of the other kinds the section with its number of posts. */
export function Contents({ file }: { file: CityFile }) {
  const { messages } = file;
  return (
    <nav className="contents" id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{messages.take.file.contents}</h2>
      <ol>
        {contentsOf(file).map(({ id, title, contentLanguage }) => (
          <li key={id}>
            <a href={`#${id}`} {...(contentLanguage && languageAttributes(contentLanguage))}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The entries of the contents list, with the ids that they lead to. */
export function contentsOf({ sections, messages, language }: CityFile) {
  const { locale } = languages[language];
  return sections.flatMap(({ kind, posts }) => {
    if (posts.length === 0) return [];
    if (kinds[kind].isLongForm) {
      return posts.map(({ id, title, contentLanguage }) => ({
        id: `p${id}`,
        title,
        contentLanguage,
      }));
    }
    const count = formatNumber(posts.length, locale);
    const title = `${messages.kinds[kind].listTitle} (${count})`;
    return [{ id: kind, title, contentLanguage: null }];
  });
}
