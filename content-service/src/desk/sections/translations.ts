import type { Sql } from '../../versions/desk-writes';
import type { Query } from '../today';
import { postsOf } from '../today';
import { postSection } from './posts';

/**
 * Translations whose original has changed since, those of a machine that nobody has checked, and pinned
 * articles that are missing in a language, as the nightly check found.
 */
export const translations = postSection({
  id: 'translations',
  find: (today) => {
    const sql = today.strapi.db.connection;
    return postsOf(today).where((work: Query) =>
      work
        .whereExists(changedSource(sql))
        .orWhere('p.is_machine_translated', true)
        .orWhere((original: Query) =>
          original.whereNull('p.translated_from').whereIn('p.id', missing(sql)),
        ),
    );
  },
  columns: { from: 'p.translated_from', machine: 'p.is_machine_translated' },
  order: [
    ['p.stick_top', 'desc'],
    ['p.id', 'asc'],
  ],
  facts: ({ from, machine }) => ({ need: needOf(from, machine) }),
});

function needOf(from: unknown, machine: unknown): 'missing' | 'machine' | 'outdated' {
  if (from === null) return 'missing';
  return machine === true || machine === 1 ? 'machine' : 'outdated';
}

function changedSource(sql: Sql): Query {
  return sql({ s: 'posts' })
    .select('s.id')
    .whereNotNull('p.translated_from')
    .whereRaw('?? = ??', ['s.id', 'p.translated_from'])
    .whereRaw('?? > ??', ['s.words_changed_at', 'p.source_words_at']);
}

function missing(sql: Sql): Query {
  return sql('post_problems').select('post_id').where('code', 'translation-missing');
}
