import { type Fact, kinds } from '../../kinds.ts';
import type { PostFacts } from './fact.ts';
import { factTable } from './fact-table.ts';

/** Facts that the line below the title says in full. */
const inGist: ReadonlySet<Fact> = new Set(['price', 'condition']);

/** Facts that need no box: without others, they stand beside the byline. */
const besideByline: ReadonlySet<Fact> = new Set(['category', 'community']);

/** The facts that are known of a post, in the order of its kind. */
export function knownFacts(post: PostFacts): Fact[] {
  return kinds[post.kind].pageFacts.filter((fact) => factTable[fact].isKnown(post));
}

/** The facts for the box on a post's page; none if nothing but category and language is known. */
export function boxFacts(post: PostFacts): Fact[] {
  const gist: readonly Fact[] = kinds[post.kind].gist;
  const facts = knownFacts(post).filter((fact) => !(inGist.has(fact) && gist.includes(fact)));
  return facts.every((fact) => besideByline.has(fact)) ? [] : facts;
}
