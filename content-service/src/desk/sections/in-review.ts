import { NOTE_PREFIX } from '../../confirmation/request';
import {
  countOf,
  postOf,
  type Range,
  type Section,
  type SectionRow,
  type StoredRow,
  textOf,
  timeOf,
  withPost,
} from '../section';
import { limitToPosts, type Query, type Today } from '../today';

/** Versions of editors that wait for somebody who makes them public. */
export const inReview = waitingVersions('in-review', (query) =>
  query.where((either) =>
    either.whereNull('p.note').orWhereNot('p.note', 'like', `${NOTE_PREFIX}%`),
  ),
);

/** What businesses and organisers have answered to mails, as versions that wait likewise. */
export const fromBusinesses = waitingVersions('from-businesses', (query) =>
  query.where('p.note', 'like', `${NOTE_PREFIX}%`),
);

/** Versions in review, the oldest first. @param limitTo adds a condition on the version `p` */
function waitingVersions(id: string, limitTo: (query: Query) => Query): Section {
  const find = (today: Today) => limitTo(findInReview(today));
  return {
    id,
    isShown: ({ languages }) => languages === null || languages.length > 0,
    count: (today) => countOf(find(today)),
    rows: (today, range) => readRows(find(today), range),
  };
}

async function readRows(query: Query, { start, limit }: Range): Promise<SectionRow[]> {
  const columns = {
    version: 'p.document_id',
    editor: 'p.editor_name',
    updated: 'p.updated_at',
    note: 'p.note',
  };
  const rows: StoredRow[] = await withPost(query, columns)
    .orderBy('p.updated_at', 'asc')
    .offset(start)
    .limit(limit);
  return rows.map((row) => ({
    key: String(row.version),
    title: textOf(row.post_title),
    post: postOf(row),
    facts: {
      editor: textOf(row.editor),
      updated: timeOf(row.updated),
      note: textOf(row.note),
    },
  }));
}

/** A version has the columns of a post, so it is read as `p`. */
function findInReview(today: Today): Query {
  const { strapi, filter, userId, languages } = today;
  const query = strapi.db.connection({ p: 'post_versions' }).where('p.state', 'in-review');
  limitToPosts(query, today);
  if (languages) {
    query.whereIn(
      'p.nationality_id',
      strapi.db
        .connection('nationalities')
        .select('id')
        .whereIn('language_query', [...languages]),
    );
  }
  if (filter.mine) query.where('p.editor_id', userId);
  return query;
}
