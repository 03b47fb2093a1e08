import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import { Field } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Honeypot } from '../ui/form/honeypot.tsx';
import { Outcome } from '../ui/form/outcome.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { RadioGroup } from '../ui/form/radio-group.tsx';
import { Select } from '../ui/form/select.tsx';
import type { Sample } from './samples.ts';

/** A form with every kind of field: empty, filled, and with an error. */
export function FormExamples({ sample, id }: { sample: Sample; id: string }) {
  const { word, words, sentence, longWord, longText } = sample;
  const options = [
    { value: 'one', label: words, hint: sentence },
    { value: 'two', label: longText, hint: longText },
  ];
  return (
    <>
      <Outcome tone="success" title={words}>
        {sentence}
      </Outcome>
      <ErrorSummary
        title={words}
        fields={[
          { id: `${id}-invalid`, label: word },
          { id: `${id}-radio-invalid`, label: words },
        ]}
      />
      <Form action="" title={words} id={`${id}-form`}>
        <Field id={`${id}-empty`} name="empty" label={word} hint={sentence} />
        <Field id={`${id}-optional`} name="optional" label={words} optional={word} value={word} />
        <Field id={`${id}-address`} name="address" label={words} value={longWord} dir="ltr" />
        <Field id={`${id}-invalid`} name="invalid" label={longText} error={sentence} />
        <Field id={`${id}-text`} name="text" label={word} rows={3} value={longText} />
        <Select id={`${id}-select`} name="select" label={words} value="two">
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={words}
          toggleText={word}
          toggleLabel={words}
          strengthLabels={[word, word, word]}
        />
        <Checkbox id={`${id}-box`} name="box" value="1" checked>
          {words}
        </Checkbox>
        <Checkbox
          id={`${id}-box-invalid`}
          name="invalid-box"
          value="1"
          checked={false}
          error={word}
        >
          {longText}
        </Checkbox>
        <RadioGroup
          id={`${id}-radio`}
          name={`${id}-radio`}
          legend={words}
          options={options}
          selected="one"
        />
        <RadioGroup
          id={`${id}-radio-invalid`}
          name={`${id}-radio-invalid`}
          legend={longText}
          options={options}
          selected={null}
          error={sentence}
        />
        <Honeypot name={`${id}-honeypot`} label={words} value={word} />
        <Button type="submit">{word}</Button>
      </Form>
    </>
  );
}
