import { insertRows, type Sql, selectIn, selectRows } from '../../database/rows';
import type { SearchLanguage } from '../text/languages';

/** Greater than every letter that a word can contain. */
const LAST_CHARACTER = '\u{10ffff}';

/** Titles that are looked at for a word, as the beginning of one may be in very many. */
const MAX_MATCHES = 300;
/** More where further words narrow them down. */
const MAX_MATCHES_OF_SEVERAL = 2000;

/** A post by its title. */
export interface SuggestedTitle {
  id: number;
  title: string;
  slug: string | null;
  kind: string | null;
  language: string;
}

/** The folded words of a post's title. */
interface TitleWords {
  postId: number;
  titleWords: Iterable<string>;
}

/** Replaces the title words of posts in the index. @param sql the open transaction */
export async function replaceTitleWords(
  sql: Sql,
  removed: number[],
  added: TitleWords[],
): Promise<void> {
  await selectIn(sql, (list) => `delete from search_title_words where post_id in ${list}`, removed);
  await insertTitleWords(sql, added);
}

/** Adds the title words of posts to the index. @param sql the open transaction */
export async function insertTitleWords(sql: Sql, added: TitleWords[]): Promise<void> {
  await insertRows(
    sql,
    'search_title_words',
    { word: 'text', post_id: 'integer' },
    added.flatMap(({ postId, titleWords }) => [...titleWords].map((word) => [word, postId])),
  );
}

/**
 * Finds posts whose title has words that begin with those typed: the longest is looked up, the others
 * narrow down. Of several translations that it finds, one is named: that in the language of the page.
 * @param typed folded words
 * @param language that texts in the language of the page are indexed in
 * @param tables names of the tables of posts and of kinds
 */
export async function titlesWith(
  sql: Sql,
  typed: readonly string[],
  tables: { posts: string; types: string },
  { language, limit }: { language: SearchLanguage | undefined; limit: number },
): Promise<SuggestedTitle[]> {
  const [longest, ...others] = typed.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return [];
  const range = (word: string) => [word, word + LAST_CHARACTER];
  return selectRows<SuggestedTitle>(
    sql,
    `select id, title, slug, kind, language from (
     select p.id, p.title, p.slug, k.name as kind, d.language, row_number() over (
       partition by coalesce(p.translation_group, cast(p.id as text))
       order by case when d.language = ? then 0 else 1 end, length(p.title), p.id) as place
     from (select distinct post_id from
            (select post_id from search_title_words where word >= ? and word < ? limit ?) s) m
     join ${tables.posts} p on p.id = m.post_id and p.is_active = true and p.title is not null
     join search_documents d on d.post_id = p.id
     left join ${tables.types} k on k.id = p.post_type_id
     where true${others
       .map(
         () => ` and exists (select 1 from search_title_words t
                   where t.post_id = m.post_id and t.word >= ? and t.word < ?)`,
       )
       .join('')}) found
     where place = 1 order by length(title), id limit ?`,
    [
      language ?? '',
      ...range(longest),
      others.length > 0 ? MAX_MATCHES_OF_SEVERAL : MAX_MATCHES,
      ...others.flatMap(range),
      limit,
    ],
  );
}
