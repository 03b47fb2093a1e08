import type { ComponentType } from 'react';
import type { Fact } from '../../kinds.ts';
import { CategoryFact } from './category-fact.tsx';
import { CommunityFact } from './community-fact.tsx';
import { ConditionFact } from './condition-fact.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { DeliveryFact } from './delivery-fact.tsx';
import type { FactProps, PostFacts } from './fact.ts';
import { LanguagesFact } from './languages-fact.tsx';
import { OpeningHoursFact } from './opening-hours-fact.tsx';
import { OrganiserFact } from './organiser-fact.tsx';
import { PlaceFact } from './place-fact.tsx';
import { PriceFact } from './price-fact.tsx';
import { WhenFact } from './when-fact.tsx';

type FactRow = {
  /** Whether the post has this fact. */
  isKnown: (post: PostFacts) => boolean;
  View: ComponentType<FactProps>;
};

/** The view of each fact that `kinds` lists for a page. */
export const factTable: Record<Fact, FactRow> = {
  when: { isKnown: ({ start }) => start !== null, View: WhenFact },
  place: {
    isKnown: ({ information, area, city }) =>
      [information?.address, information?.landmark, area, city].some(Boolean),
    View: PlaceFact,
  },
  price: { isKnown: ({ price }) => price !== null, View: PriceFact },
  condition: { isKnown: ({ information }) => !!information?.condition, View: ConditionFact },
  openingHours: {
    isKnown: ({ information }) => !!information?.openingHours,
    View: OpeningHoursFact,
  },
  delivery: { isKnown: ({ information }) => !!information?.delivers, View: DeliveryFact },
  contact: {
    isKnown: ({ information }) =>
      !!(information?.phone || information?.whatsapp || information?.email || information?.website),
    View: ContactFacts,
  },
  languages: { isKnown: ({ information }) => !!information?.languages.length, View: LanguagesFact },
  organiser: { isKnown: ({ information }) => !!information?.organiser, View: OrganiserFact },
  category: { isKnown: ({ category }) => category !== null, View: CategoryFact },
  community: { isKnown: ({ contentLanguage }) => contentLanguage !== null, View: CommunityFact },
};
