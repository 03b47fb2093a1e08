import type { ReadContext } from '../../read-api/cache';
import { countBy } from '../../read-api/count-by';
import { rejectUnknown } from '../../read-api/rejected-parameter';
import { type ConditionTree, partsOf } from '../../read-api/rules';

const POST = 'api::post.post';

/** What posts can be counted by, each with the conditions that do not count for it. */
const FACETS = {
  city: ['city', 'area'],
  area: ['area'],
  post_category: ['post_category'],
} as const;

type Facet = keyof typeof FACETS;

/** Number of posts with a value of a facet. */
export interface FacetCount {
  slug: string;
  total: number;
}

/** @throws RejectedParameter for a facet that does not exist */
export function parseFacets(names: readonly string[]): Facet[] {
  return names.map((name) => {
    const facet = (Object.keys(FACETS) as Facet[]).find((each) => each === name);
    return facet ?? rejectUnknown(`by=${name}`, Object.keys(FACETS));
  });
}

/** Counts the posts of a list by facets, the most frequent values first. */
export async function countByFacets(
  context: ReadContext,
  conditions: ConditionTree,
  facets: readonly Facet[],
): Promise<Partial<Record<Facet, FacetCount[]>>> {
  const counted = await Promise.all(
    facets.map(async (facet) => {
      const others = withoutConditionsOn(FACETS[facet], conditions);
      return [facet, await countBy(context, POST, others, facet)] as const;
    }),
  );
  return Object.fromEntries(counted);
}

function withoutConditionsOn(relations: readonly string[], tree: ConditionTree): ConditionTree {
  const isOther = (part: ConditionTree) =>
    !('relations' in part) || !relations.includes(part.relations[0] ?? '');
  return {
    all: partsOf(tree)
      .filter(isOther)
      .map((part) =>
        'among' in part ? { ...part, among: withoutConditionsOn(relations, part.among) } : part,
      ),
  };
}
