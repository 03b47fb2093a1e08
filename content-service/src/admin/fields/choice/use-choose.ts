import { useForm } from '@strapi/strapi/admin';
import { moveToZone } from 'post-rules/zone-time';
import {
  type Choice,
  chosenId,
  type FormValues,
  type PostForm,
  REFERENCES,
  type Reference,
  relationTo,
} from '../form/post-form';
import { useChosen, usePostForm } from '../form/use-post-form';
import { fittingChoices, NARROWED_BY } from './fitting-choices';

const TIMES = ['start', 'end'] as const;

/** What is chosen in a field, and a function that chooses and changes what depends on it. */
export function useChoose(name: Reference): {
  chosen: Choice | null;
  choose: (choice: Choice | null) => void;
} {
  const { form } = usePostForm();
  const chosen = useChosen(name);
  const onChange = useForm('Choose', (state) => state.onChange);
  const getValues = useForm('Choose', (state) => state.getValues);
  const choose = (choice: Choice | null) => {
    if (!form) return;
    const before = getValues() as FormValues;
    const value = relationTo(choice, storedChoice(form, name));
    onChange(name, value);
    const values = { ...before, [name]: value };
    const dependent = REFERENCES.find((field) => NARROWED_BY[field] === name);
    if (dependent && !fits(form, dependent, values)) {
      onChange(dependent, relationTo(null, storedChoice(form, dependent)));
    }
    if (name !== 'city') return;
    // Who moves a post from one city to another means the same time of day there.
    for (const field of TIMES) {
      const time = before[field];
      if (typeof time !== 'string') continue;
      onChange(field, moveToZone(time, zoneOf(form, before), zoneOf(form, values)));
    }
  };
  return { chosen, choose };
}

function storedChoice(form: PostForm, name: Reference): Choice | null {
  return form.choices[name].find(({ id }) => id === form.stored?.[name]) ?? null;
}

function fits(form: PostForm, name: Reference, values: FormValues): boolean {
  const id = chosenId(values[name], form.stored?.[name] ?? null);
  return id === null || fittingChoices(form, name, values).some((choice) => choice.id === id);
}

function zoneOf({ choices, stored, timeZone }: PostForm, values: FormValues): string {
  const id = chosenId(values.city, stored?.city ?? null);
  return choices.city.find((city) => city.id === id)?.timeZone ?? timeZone;
}
