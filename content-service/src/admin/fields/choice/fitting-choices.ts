import {
  type Choice,
  chosenId,
  type FormValues,
  type PostForm,
  type Reference,
} from '../form/post-form';

/** Fields whose choices depend on what is chosen in another. */
export const NARROWED_BY: Partial<Record<Reference, Reference>> = {
  area: 'city',
  post_category: 'post_type',
};

/** The choices of a field that fit the rest of the form: areas of the city, categories of the kind. */
export function fittingChoices(form: PostForm, name: Reference, values: FormValues): Choice[] {
  const { choices, stored } = form;
  const idOf = (field: Reference) => chosenId(values[field], stored?.[field] ?? null);
  if (name === 'area') return choices.area.filter(({ city }) => city === idOf('city'));
  if (name === 'post_category') {
    const kind = idOf('post_type');
    return choices.post_category.filter(
      ({ kinds }) => kind === null || kinds.length === 0 || kinds.includes(kind),
    );
  }
  return choices[name];
}
