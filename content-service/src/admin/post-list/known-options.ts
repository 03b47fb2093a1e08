import { type Choices, REFERENCES, type Reference } from '../fields/form/post-form';

export interface Option {
  value: string;
  label: string;
}

const empty = (): Option[] => [];

/**
 * What lists can be filtered by. Strapi takes the options of a filter once, before they are loaded, so
 * these lists are filled later, and stay the same objects.
 */
export const knownOptions: Readonly<Record<Reference, Option[]>> = {
  post_type: empty(),
  nationality: empty(),
  city: empty(),
  area: empty(),
  post_category: empty(),
};

/** Fills them. @param choices in the language of the panel */
export function keepOptions(choices: Choices): void {
  for (const field of REFERENCES) {
    const options = choices[field].map(({ id, label }) => ({ value: String(id), label }));
    knownOptions[field].splice(0, Number.POSITIVE_INFINITY, ...options);
  }
}
