import { error } from '#problem';
import type { Rule } from '#rule';

/** The area is one of the post's city. */
export const checkArea: Rule = ({ area, city }) =>
  area?.city && city && area.city.id !== city.id
    ? [error('area-of-other-city', 'area', { area: area.name, city: city.name })]
    : [];
