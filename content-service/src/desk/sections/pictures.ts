import { countOf, postOf, type Section, type StoredRow, textOf, withPost } from '../section';
import { postsOf, type Query, type Today } from '../today';

/** Pictures of posts that nobody has described. One that is in several posts is listed once. */
export const pictures: Section = {
  id: 'pictures',
  isShown: ({ languages }) => languages === null || languages.length > 0,
  count: async (today) => {
    const files = today.strapi.db.connection.from(distinctFiles(today).as('files'));
    return countOf(files);
  },
  rows: async (today, { start, limit }) => {
    const sql = today.strapi.db.connection;
    const query = sql
      .from(distinctFiles(today).as('d'))
      .join({ f: 'files' }, 'f.id', 'd.file_id')
      .join({ p: 'posts' }, 'p.id', 'd.post_id')
      .offset(start)
      .limit(limit)
      .orderBy('f.id', 'desc');
    const columns = { id: 'f.id', name: 'f.name', url: 'f.url', formats: 'f.formats' };
    const rows: StoredRow[] = await withPost(query, columns);
    return rows.map((row) => ({
      key: String(row.id),
      title: textOf(row.post_title),
      post: postOf(row),
      facts: {
        name: textOf(row.name),
        url: thumbnailOf(row.formats) ?? textOf(row.url),
      },
    }));
  },
};

/** Each file with the first of its posts. An empty text would mean that the picture is decorative. */
function distinctFiles(today: Today): Query {
  return postsOf(today)
    .join({ m: 'files_related_mph' }, 'm.related_id', 'p.id')
    .join({ f: 'files' }, 'f.id', 'm.file_id')
    .where('m.related_type', 'api::post.post')
    .whereNull('f.alternative_text')
    .groupBy('f.id')
    .select({ file_id: 'f.id' })
    .min({ post_id: 'p.id' });
}

/** SQLite returns JSON as text. */
function thumbnailOf(formats: unknown): string | null {
  const parsed: unknown = typeof formats === 'string' ? JSON.parse(formats) : formats;
  if (typeof parsed !== 'object' || parsed === null || !('thumbnail' in parsed)) return null;
  const { thumbnail } = parsed;
  if (typeof thumbnail !== 'object' || thumbnail === null || !('url' in thumbnail)) return null;
  return textOf(thumbnail.url);
}
