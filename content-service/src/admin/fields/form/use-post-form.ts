import { adminApi, useForm } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  type Choices,
  chosenId,
  type FormValues,
  type PostForm,
  type Reference,
} from './post-form';

// After each save, the content manager has everything loaded again that has this tag.
const api = adminApi.enhanceEndpoints({ addTagTypes: ['Relations'] }).injectEndpoints({
  endpoints: (build) => ({
    postForm: build.query<PostForm, { documentId?: string; language: string }>({
      query: (params) => ({ url: '/post-form', method: 'GET', config: { params } }),
      transformResponse: ({ data }: { data: PostForm }) => data,
      providesTags: ['Relations'],
    }),
  }),
});

/** What can be chosen, in lists; undefined while it loads. */
export function useChoices(): Choices | undefined {
  const { locale } = useIntl();
  return api.usePostFormQuery({ language: locale }).data?.choices;
}

/** What the fields of the form depend on; undefined while it loads. */
export function usePostForm(): { form: PostForm | undefined; isFetching: boolean } {
  const { locale } = useIntl();
  const documentId = useForm('PostForm', ({ initialValues }) =>
    Reflect.get(initialValues, 'documentId'),
  );
  const { data, isFetching } = api.usePostFormQuery({
    language: locale,
    ...(typeof documentId === 'string' && { documentId }),
  });
  return { form: data, isFetching };
}

/** What is chosen in a field of the form, saved or not; null if nothing is. */
export function useChosen<Field extends Reference>(field: Field): Choices[Field][number] | null {
  const { form, isFetching } = usePostForm();
  const value = useForm('Chosen', ({ values }) => (values as FormValues)[field]);
  const id = chosenId(value, form?.stored?.[field] ?? null);
  const all: readonly Choices[Field][number][] = form?.choices[field] ?? [];
  const chosen = all.find((choice) => choice.id === id) ?? null;
  // After saving, Strapi forgets the choice before the stored one has been loaded.
  const last = useRef(chosen);
  if (!isFetching) last.current = chosen;
  return isFetching ? (last.current ?? chosen) : chosen;
}
