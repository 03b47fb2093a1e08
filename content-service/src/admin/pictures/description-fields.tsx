import { Checkbox, Field, TextInput } from '@strapi/design-system';
import type { Draft } from './draft';
import { useTexts } from './texts/use-texts';

interface DescriptionFieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  error?: string | undefined;
}

/** Asks for the alternative text of a picture, or whether it is decorative. */
export function DescriptionFields({ draft, onChange, error }: DescriptionFieldsProps) {
  const texts = useTexts();
  return (
    <>
      <Field.Root hint={texts.hint} {...(error !== undefined && { error })}>
        <Field.Label>{texts.label}</Field.Label>
        <TextInput
          dir="auto"
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
          disabled={draft.isDecorative}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Checkbox
        checked={draft.isDecorative}
        onCheckedChange={(checked) => onChange({ ...draft, isDecorative: checked === true })}
      >
        {texts.decorative}
      </Checkbox>
    </>
  );
}
