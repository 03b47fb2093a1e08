import type { ComponentType } from 'react';
import type { Fact } from '../../kinds.ts';
import { placeLines } from '../place.ts';
import { Category } from './category.tsx';
import { Community } from './community.tsx';
import { Condition } from './condition.tsx';
import { Contact } from './contact.tsx';
import type { FactProps, PostFacts } from './fact.ts';
import { Languages } from './languages.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { Organiser } from './organiser.tsx';
import { Place } from './place.tsx';
import { Price } from './price.tsx';
import { When } from './when.tsx';

type FactRow = {
  /** Whether a post says anything about it. */
  isKnown: (post: PostFacts) => boolean;
  View: ComponentType<FactProps>;
};

/** How each fact that `kinds` names for a page is drawn. */
export const factTable: Record<Fact, FactRow> = {
  when: { isKnown: ({ start }) => start !== null, View: When },
  place: { isKnown: (post) => placeLines(post) !== null, View: Place },
  price: { isKnown: ({ price }) => price !== null, View: Price },
  condition: { isKnown: ({ information }) => !!information?.condition, View: Condition },
  openingHours: { isKnown: ({ information }) => !!information?.openingHours, View: OpeningHours },
  contact: {
    isKnown: ({ information }) =>
      !!(information?.phone || information?.whatsapp || information?.email || information?.website),
    View: Contact,
  },
  languages: { isKnown: ({ information }) => !!information?.languages.length, View: Languages },
  organiser: { isKnown: ({ information }) => !!information?.organiser, View: Organiser },
  category: { isKnown: ({ category }) => category !== null, View: Category },
  community: { isKnown: ({ tongue }) => tongue !== null, View: Community },
};
