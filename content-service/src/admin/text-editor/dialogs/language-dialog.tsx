import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useState } from 'react';
import { NATIVE_NAMES } from '../../labels/value-words';
import { blockLanguageOf, setBlockLanguage } from '../commands/blocks';
import { useTexts } from '../texts/use-texts';
import { DialogFrame, type DialogProps } from './dialog';

/** A select has no empty value. */
const AS_TEXT = 'as-text';

/** Sets the direction and the language of the selected paragraphs. */
export function LanguageDialog({ editor, onClose }: DialogProps) {
  const texts = useTexts();
  const [{ dir, lang }, setLanguage] = useState(() => blockLanguageOf(editor));
  const languages =
    lang && !(lang in NATIVE_NAMES) ? { ...NATIVE_NAMES, [lang]: lang } : NATIVE_NAMES;
  const directions = { rtl: texts.rightToLeft, ltr: texts.leftToRight };
  const orNull = (value: string | number) => (value === AS_TEXT ? null : String(value));
  const apply = () => {
    setBlockLanguage(editor, { dir, lang });
    onClose();
  };
  return (
    <DialogFrame
      editor={editor}
      onClose={onClose}
      title={texts.language}
      applyLabel={texts.apply}
      onApply={apply}
    >
      <Field.Root>
        <Field.Label>{texts.direction}</Field.Label>
        <SingleSelect
          value={dir ?? AS_TEXT}
          onChange={(value) => setLanguage({ dir: orNull(value), lang })}
        >
          <SingleSelectOption value={AS_TEXT}>{texts.directionOfText}</SingleSelectOption>
          {Object.entries(directions).map(([value, name]) => (
            <SingleSelectOption key={value} value={value}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root>
        <Field.Label>{texts.languageOfParagraph}</Field.Label>
        <SingleSelect
          value={lang ?? AS_TEXT}
          onChange={(value) => setLanguage({ dir, lang: orNull(value) })}
        >
          <SingleSelectOption value={AS_TEXT}>{texts.languageOfText}</SingleSelectOption>
          {Object.entries(languages).map(([code, name]) => (
            <SingleSelectOption key={code} value={code}>
              <span lang={code} dir="auto">
                {name}
              </span>
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </DialogFrame>
  );
}
