import type { Statement } from '../index/rows';
import type { Scope } from '../query/scope';
import type { PostCondition } from './conditions';

/** Which posts may be found, among them those that meet a condition. */
export type Narrowed = Scope & { condition: PostCondition };

/** These posts, of any kind, as `p`: what follows the columns of a statement. */
export const fromNarrowed = ({ filter, condition }: Narrowed): Statement => ({
  text: `from posts p where p.is_active = true and ${condition.text}
    ${filter ? `and p.id in (${filter.sql})` : ''}`,
  values: [...condition.values, ...(filter?.values ?? [])],
});
