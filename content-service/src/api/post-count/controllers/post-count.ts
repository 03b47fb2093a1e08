import type { Context } from 'koa';
import { readFromReplica } from '../../../read-api/cache';
import { catchRejected, queryOf } from '../../../read-api/controller';
import { parseListQuery } from '../../../read-api/parse-query';
import { parseStringList } from '../../../read-api/string-list';
import { POST_READ_RULES } from '../../post/read-rules';
import { countByFacets, parseFacets } from '../count-by-facets';

export default {
  /**
   * How many posts of a list there are in each city, area or category, whichever of them the list is
   * limited to: `{ data: { city: [{ slug, total }] } }`.
   */
  async find(ctx: Context) {
    return catchRejected(ctx, async () => {
      const { by, ...query } = queryOf(ctx);
      const facets = parseFacets(parseStringList(by, 'by'));
      const { conditions } = parseListQuery(query, POST_READ_RULES);
      const data = await readFromReplica(strapi, (context) =>
        countByFacets(context, conditions, facets),
      );
      ctx.body = { data };
    });
  },
};
