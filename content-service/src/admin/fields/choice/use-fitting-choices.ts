import { useForm } from '@strapi/strapi/admin';
import type { Choice, FormValues, Reference } from '../form/post-form';
import { usePostForm } from '../form/use-post-form';
import { fittingChoices, NARROWED_BY } from './fitting-choices';

/**
 * The choices that fit the rest of the form, and the one that is chosen in any case.
 * @returns none while they load
 */
export function useFittingChoices(name: Reference, chosen: Choice | null): Choice[] {
  const { form } = usePostForm();
  const by = NARROWED_BY[name];
  // Not all values: they change with each key, and a list of choices takes long to render.
  const value = useForm('FittingChoices', ({ values }) => by && (values as FormValues)[by]);
  if (!form) return [];
  const fitting = fittingChoices(form, name, by ? { [by]: value } : {});
  return chosen && !fitting.some(({ id }) => id === chosen.id) ? [chosen, ...fitting] : fitting;
}
