import { Box, Grid, Typography } from '@strapi/design-system';
import { type ComponentType, useId } from 'react';
import { useIntl } from 'react-intl';
import type { Cell, InputProps } from '../form/input-props';
import { useEditableFields } from '../form/use-editable-fields';
import { useIsShown } from '../form/use-is-shown';
import { HiddenField } from '../of-kind/hidden-field';
import { PlainInput, type PlainInputProps } from '../of-kind/input';
import { OpeningHoursInput } from '../opening-hours/input';
import { PhoneInput } from '../phone/input';
import { useTexts } from '../texts/use-texts';

/** Our inputs by the fields of the component; the others are Strapi's. */
const INPUTS: Readonly<Record<string, ComponentType<PlainInputProps>>> = {
  opening_hours: OpeningHoursInput,
  phone: PhoneInput,
  whatsapp: PhoneInput,
};

/** The details of a post, open at once: Strapi shows a component only after a click on "add". */
export default function Input({ name, label, hint, attribute, disabled = false }: InputProps) {
  const labelId = useId();
  const isShown = useIsShown();
  const cells = (attribute.cells ?? []).flat().filter((cell) => isShown(`${name}.${cell.name}`));
  const isEditable = useEditableFields();
  if (cells.length === 0) return <HiddenField />;
  return (
    <Box tag="section" aria-labelledby={labelId}>
      <Typography id={labelId} tag="h2" variant="delta">
        {label}
      </Typography>
      {hint && (
        <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
          {hint}
        </Typography>
      )}
      <Grid.Root gap={4}>
        {cells.map((cell) => (
          <Grid.Item
            key={cell.name}
            col={cell.name === 'opening_hours' ? 12 : cell.size}
            s={12}
            xs={12}
            direction="column"
            alignItems="stretch"
          >
            <CellInput
              cell={cell}
              path={`${name}.${cell.name}`}
              disabled={disabled || !isEditable(`${name}.${cell.name}`)}
            />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Box>
  );
}

function CellInput({ cell, path, disabled }: { cell: Cell; path: string; disabled: boolean }) {
  const { formatMessage } = useIntl();
  const { conditions } = useTexts();
  const options = cell.attribute.enum?.map((value) => ({
    value,
    label: conditions[value as keyof typeof conditions] ?? value,
  }));
  const label = formatMessage({
    id: `content-manager.components.post.information.${cell.name}`,
    defaultMessage: cell.label,
  });
  const Field = INPUTS[cell.name] ?? PlainInput;
  return (
    <Field
      {...cell}
      name={path}
      label={label}
      disabled={disabled}
      {...(options !== undefined && { options })}
    />
  );
}
