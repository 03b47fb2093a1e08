import { useForm } from '@strapi/strapi/admin';
import { changesKind, fieldsNotShown } from 'post-rules/fields-of-kind';
import { useChosen, usePostForm } from './use-post-form';

/**
 * Tells of fields by their paths whether the form shows them: those of the post's kind, and as long as
 * the post keeps its kind, also others that have a value.
 */
export function useIsShown(): (path: string) => boolean {
  const { form } = usePostForm();
  const kind = useChosen('post_type');
  const initialValues = useForm('IsShown', (state) => state.initialValues);
  if (!form) return () => false;
  const hidden = new Set(fieldsNotShown(kind));
  const publicKind = form.choices.post_type.find(({ id }) => id === form.stored?.publicKind);
  const keepsValues = !!kind && !changesKind(kind, publicKind);
  return (path) => !hidden.has(path) || (keepsValues && isFilled(initialValues, path));
}

function isFilled(values: object, path: string): boolean {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part ? Reflect.get(part, name) : undefined),
      values,
    );
  return value !== undefined && value !== null && value !== '';
}
