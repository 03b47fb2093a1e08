import { fold } from 'folding/fold';
import type { Filters } from '../addresses/filters.ts';
import { communitySlug, type HubType, hubs } from '../addresses/hubs.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import type { Choices } from './filters/choices.ts';
import { type Named, nameIn, namesOf } from './names.ts';

/** A city or a community, whose posts have a page of their own. */
export type Hub = Named & {
  type: HubType;
  slug: string;
  /** The value of the filter that limits lists to its posts. */
  value: string;
};

/** The filter that limits a list to the posts of a hub. */
export const hubFilter = ({ type, value }: Hub): Pick<Filters, 'city' | 'community'> => ({
  [hubs[type].filter]: value,
});

/** What a hub is called in a heading. */
export const hubTitle = (hub: Hub, language: string, { hubs: words }: Messages): string =>
  hub.type === 'city' ? nameIn(hub, language) : words.community(nameIn(hub, language));

/** All hubs of the content service. */
export function hubsOf(choices: Choices): Hub[] {
  return spelledHubs(choices).map(({ hub }) => hub);
}

/**
 * The hub that a slug names: with exactly this slug, else with this name in any language or another
 * spelling of it, such as a former name.
 */
export function findHub(choices: Choices, type: HubType, requested: string): Hub | null {
  const ofType = spelledHubs(choices).filter(({ hub }) => hub.type === type);
  const wanted = fold(requested);
  const found =
    ofType.find(({ hub }) => hub.slug === requested) ??
    ofType.find(({ spellings }) => spellings.some((spelling) => fold(spelling) === wanted));
  return found?.hub ?? null;
}

type SpelledHub = { hub: Hub; spellings: string[] };

function spelledHubs({ cities, communities }: Choices): SpelledHub[] {
  return [
    ...cities.map(({ name, names, slug, otherNames }) => ({
      hub: { type: 'city' as const, name, names, slug, value: slug },
      spellings: [slug, ...namesOf({ name, names }), ...otherNames],
    })),
    ...communities.map(({ code, nativeName, people, otherNames }) => ({
      hub: {
        type: 'community' as const,
        ...(people ?? { name: nativeName }),
        slug: communitySlug({ name: people?.name ?? null, code }),
        value: code,
      },
      spellings: [code, nativeName, ...otherNames],
    })),
  ];
}
