import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { fieldsTyped } from './unsent-fields';

/**
 * Keeps what was typed when the panel has loaded the entry again: its form then takes the loaded
 * values, whatever was typed since it was last saved. Call it below the form.
 * @param versionId undefined for a new post
 * @param loaded the entry as a form takes it, from the same request as that of the panel
 */
export function useTypedMeanwhile(versionId: string | undefined, loaded: object | undefined): void {
  const { values, initialValues, onChange } = useForm('TypedMeanwhile', (form) => form);
  // Before effects forget what was sent because it is loaded now.
  const typed = versionId === undefined ? {} : fieldsTyped(versionId, { initialValues, values });
  const answered = useRef({ loaded: '', initialValues });
  useEffect(() => {
    const text = JSON.stringify(loaded);
    const isAnswered =
      answered.current.loaded === text && answered.current.initialValues === initialValues;
    if (!loaded || isAnswered || text === JSON.stringify(initialValues)) return;
    answered.current = { loaded: text, initialValues };
    const current = new Map<string, unknown>(Object.entries(values));
    // The form takes the loaded values in an effect after this one: what was typed comes on top of
    // them before they are rendered, so that the cursor stays, too.
    queueMicrotask(() => {
      // An empty field as the form holds it, which may be undefined.
      for (const [name, value] of Object.entries(typed)) onChange(name, value ?? current.get(name));
    });
  });
}
