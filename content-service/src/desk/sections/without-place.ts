import { timeOf } from '../section';
import { postsOf, type Query, type Today } from '../today';
import { postSection } from './posts';

const KINDS = ['Event'];

/** Without an end, an event may last as long. */
const OPEN_END_MS = 86_400_000;

/** Events that are not over and say neither a city, or neither an address nor a position. */
export const withoutPlace = postSection({
  id: 'without-place',
  find: (today) => {
    const sql = today.strapi.db.connection;
    return upcoming(today)
      .whereIn('p.post_type_id', sql('post_types').select('id').whereIn('name', KINDS))
      .where((place: Query) =>
        place
          .whereNull('p.city_id')
          .orWhere((parts: Query) =>
            parts
              .whereNotExists(component(today, 'information', 'i').whereRaw("i.address <> ''"))
              .whereNotExists(component(today, 'maps', 'm').whereNotNull('m.latitude')),
          ),
      );
  },
  columns: { start: 'p.start' },
  order: [['p.start', 'asc']],
  facts: ({ start }) => ({ start: timeOf(start) }),
});

function upcoming(today: Today): Query {
  const { now } = today;
  return postsOf(today).where((time: Query) =>
    time
      .where('p.end', '>=', now)
      .orWhere((open: Query) =>
        open
          .whereNull('p.end')
          .where((start: Query) =>
            start
              .whereNull('p.start')
              .orWhere('p.start', '>=', new Date(now.getTime() - OPEN_END_MS)),
          ),
      ),
  );
}

/** The component of a post, under a name. */
function component({ strapi }: Today, table: 'information' | 'maps', name: string): Query {
  return strapi.db
    .connection({ c: 'posts_cmps' })
    .join({ [name]: `components_post_${table}` }, `${name}.id`, 'c.cmp_id')
    .select('c.id')
    .whereRaw('?? = ??', ['c.entity_id', 'p.id'])
    .where('c.component_type', table === 'maps' ? 'post.map' : 'post.information');
}
