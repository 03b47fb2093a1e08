import { useField, useStrapiApp } from '@strapi/strapi/admin';
import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { type ComponentType, forwardRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { formatSize } from '../../pictures/format-size';
import { useTexts } from '../../pictures/texts/use-texts';
import type { InputProps } from '../form/input-props';
import { fill } from '../texts/fill';
import { DescribePicture, type StoredPicture } from './describe-picture';

type Value = StoredPicture | StoredPicture[] | null | undefined;

/** Strapi's input for pictures, with what it takes, and a prompt for each without alternative text. */
const Input = forwardRef<HTMLDivElement, InputProps>(function Input(props, ref) {
  const texts = useTexts();
  const { locale } = useIntl();
  const { value, onChange } = useField<Value>(props.name);
  // Strapi does not type the inputs that its plugins bring.
  const MediaInput = useStrapiApp('Picture', ({ fields }) => fields.media) as
    | ComponentType<InputProps & { ref: Ref<HTMLDivElement> }>
    | undefined;
  const pictures = [value ?? []].flat();
  const undescribed = props.disabled
    ? []
    : pictures.filter(({ alternativeText }) => alternativeText == null);
  const describe = (described: StoredPicture) => {
    const replaced = pictures.map((each) => (each.id === described.id ? described : each));
    onChange(props.name, Array.isArray(value) ? replaced : replaced[0]);
  };
  const limit = fill(texts.limit, { size: formatSize(MAX_FILE_BYTES, locale) });
  return (
    <>
      {MediaInput && (
        <MediaInput
          {...props}
          ref={ref}
          hint={
            <>
              {props.hint} {limit}
            </>
          }
        />
      )}
      {undescribed.map((picture) => (
        <DescribePicture key={picture.id} picture={picture} onDescribed={describe} />
      ))}
    </>
  );
});

export default Input;
