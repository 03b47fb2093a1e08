import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { forwardRef, useState } from 'react';
import type { InputProps } from '../form/input-props';
import type { Choice, Reference } from '../form/post-form';
import { usePostForm } from '../form/use-post-form';
import { useTexts } from '../texts/use-texts';
import { containsWords } from './contains-words';
import { useChoose } from './use-choose';
import { useFittingChoices } from './use-fitting-choices';
import { useFocusReturn } from './use-focus-return';

type ChoiceProps = InputProps & { name: Reference };

/** A relation to one entry, chosen from a list that can be searched. */
const Input = forwardRef<HTMLDivElement, ChoiceProps>(function Input(
  { name, label, hint, labelAction, required = false, disabled = false },
  ref,
) {
  const texts = useTexts();
  const { error } = useField(name);
  const { form } = usePostForm();
  const { chosen, choose } = useChoose(name);
  const choices = useFittingChoices(name, chosen);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState('');
  // It looks for the text of its value when it is mounted.
  const mountKey = `${chosen?.id} ${choices.length}`;
  const { box, noteFocus, onBlur } = useFocusReturn(`${mountKey} ${shown}`);
  const chooseHere = (choice: Choice | null) => {
    noteFocus();
    choose(choice);
  };
  // It forgets what is chosen if that is not among its options.
  const matching = choices.filter(
    (choice) => choice.id === chosen?.id || containsWords(choice.label, typed),
  );
  return (
    <Field.Root
      name={name}
      hint={
        <>
          <WritingDirection choice={chosen} /> {hint}
        </>
      }
      error={error}
      required={required}
      ref={ref}
    >
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <div ref={box}>
        <Combobox
          key={mountKey}
          value={chosen ? String(chosen.id) : ''}
          onChange={(value) => chooseHere(choices.find(({ id }) => String(id) === value) ?? null)}
          onClear={() => chooseHere(null)}
          onBlur={onBlur}
          onTextValueChange={(text = '') => setShown(text)}
          clearLabel={texts.clear}
          placeholder={texts.choose}
          noOptionsMessage={() => texts.nothingFound}
          loading={!form}
          loadingMessage={texts.loading}
          // Its own filter hides everything but what is chosen.
          autocomplete="none"
          onInputChange={({ target }) => setTyped(target.value)}
          onOpenChange={() => setTyped('')}
          disabled={disabled || !form}
        >
          {matching.map(({ id, label: text }) => (
            <ComboboxOption key={id} value={String(id)}>
              {text}
            </ComboboxOption>
          ))}
        </Combobox>
      </div>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});

/** Which way a post of the chosen community is written. */
function WritingDirection({ choice }: { choice: Choice | null }) {
  const texts = useTexts();
  if (!choice || !('isRightToLeft' in choice)) return null;
  return choice.isRightToLeft ? texts.rightToLeft : texts.leftToRight;
}

export default Input;
