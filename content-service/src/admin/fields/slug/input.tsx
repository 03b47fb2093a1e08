import { Field, TextButton, TextInput } from '@strapi/design-system';
import { useFetchClient, useField, useForm } from '@strapi/strapi/admin';
import type { InputProps } from '../form/input-props';
import { useTexts } from '../texts/use-texts';

/** The web address of a post, with a suggestion from its title. */
export default function Input({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: InputProps) {
  const texts = useTexts();
  const { get } = useFetchClient();
  const { value, error, onChange } = useField<string | null>(name);
  const title = useForm('Slug', ({ values }) => Reflect.get(values, 'title'));
  const documentId = useForm('Slug', ({ initialValues }) =>
    Reflect.get(initialValues, 'documentId'),
  );
  const suggest = async () => {
    const response = await get<{ data: { slug: string | null } }>('/post-form/slug', {
      params: { title, ...(typeof documentId === 'string' && { documentId }) },
    }).catch(() => null);
    if (response?.data.data.slug) onChange(name, response.data.data.slug);
  };
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TextInput
        dir="auto"
        value={value ?? ''}
        onChange={({ target }) => onChange(name, target.value === '' ? null : target.value)}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
      {!disabled && typeof title === 'string' && title.trim() !== '' && (
        <TextButton type="button" onClick={suggest}>
          {texts.suggestSlug}
        </TextButton>
      )}
    </Field.Root>
  );
}
