import type { Understood } from '../../content/search-response.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import { findHub, type Hub } from '../../posts/hub.ts';

/** The cities and communities that words of a query name, each once; of an area, its city. */
export function understoodHubs(understood: readonly Understood[], choices: Choices): Hub[] {
  const hubs = understood.flatMap((each) => hubOf(each, choices) ?? []);
  const isSame = (one: Hub) => (other: Hub) => one.type === other.type && one.slug === other.slug;
  return hubs.filter((hub, index) => hubs.findIndex(isSame(hub)) === index);
}

function hubOf({ type, value }: Understood, choices: Choices): Hub | null {
  if (type === 'city' || type === 'community') return findHub(choices, type, value);
  if (type !== 'area') return null;
  const city = choices.areas.find(({ slug }) => slug === value)?.city;
  return city ? findHub(choices, 'city', city.slug) : null;
}
