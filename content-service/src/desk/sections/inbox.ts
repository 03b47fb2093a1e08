import { mayRead } from '../../inbox/rights';
import {
  countOf,
  postOf,
  type Section,
  type StoredRow,
  textOf,
  timeOf,
  withPost,
} from '../section';
import { limitToPosts, type Query, type Today } from '../today';

interface Inbox {
  id: 'reports' | 'messages';
  table: string;
  /** The column that says how far it is. */
  state: string;
  columns: Record<string, string>;
  title: (row: StoredRow) => string | null;
  facts: (row: StoredRow) => Record<string, string | boolean | null>;
  /** Limits to a language what is not about a post. */
  language?: string;
}

/** What readers sent and nobody has settled, the oldest first. `i` is the entry, `p` its post. */
function inboxSection(inbox: Inbox): Section {
  const find = (today: Today): Query => {
    const { strapi, filter, userId } = today;
    const query = strapi.db
      .connection({ i: inbox.table })
      .leftJoin({ p: 'posts' }, 'p.id', 'i.post_id')
      // Null in messages that are older than the column.
      .whereRaw("coalesce(??, 'new') <> 'done'", [`i.${inbox.state}`]);
    if (inbox.language === undefined) limitToPosts(query, today);
    else {
      if (filter.language !== undefined) query.where(inbox.language, filter.language);
      if (filter.city !== undefined) query.where('p.city_id', filter.city);
    }
    if (filter.mine) query.where('i.assignee_id', userId);
    return query;
  };
  return {
    id: inbox.id,
    isShown: ({ strapi }) => mayRead(strapi, inbox.id),
    count: (today) => countOf(find(today)),
    rows: async (today, { start, limit }) => {
      const columns = {
        key: 'i.document_id',
        created: 'i.created_at',
        state: `i.${inbox.state}`,
        assignee: 'i.assignee_name',
        assigneeId: 'i.assignee_id',
        ...inbox.columns,
      };
      const rows: StoredRow[] = await withPost(find(today), columns)
        .orderBy('i.created_at', 'asc')
        .offset(start)
        .limit(limit);
      return rows.map((row) => ({
        key: String(row.key),
        title: inbox.title(row),
        post: postOf(row),
        facts: {
          created: timeOf(row.created),
          state: textOf(row.state),
          assignee: textOf(row.assignee),
          isOwn: row.assigneeId === today.userId,
          ...inbox.facts(row),
        },
      }));
    },
  };
}

export const reports = inboxSection({
  id: 'reports',
  table: 'reports',
  state: 'state',
  columns: {
    subject: 'i.title',
    reason: 'i.reason',
    words: 'i.words',
    email: 'i.email',
    hidden: 'p.contact_hidden_at',
  },
  title: ({ subject }) => textOf(subject),
  facts: ({ reason, words, email, hidden }) => ({
    reason: textOf(reason),
    words: textOf(words),
    wantsAnswer: textOf(email) !== null,
    contactHidden: timeOf(hidden) !== null,
  }),
});

export const messages = inboxSection({
  id: 'messages',
  table: 'contact_messages',
  state: 'progress',
  language: 'i.language',
  columns: { subject: 'i.subject', name: 'i.name', mail: 'i.state' },
  title: ({ subject }) => textOf(subject),
  facts: ({ name, mail }) => ({ name: textOf(name), mailFailed: mail === 'failed' }),
});
