import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { focusWhenShown } from '../../frame/focus';
import { fieldLabel } from '../field-labels';
import { useTexts } from '../texts/use-texts';
import { ENCODINGS } from './decode';
import type { ChoiceField, Options } from './import-calls';
import type { RawTable } from './read-file';

const LEAVE_OUT = '-';

const CHOICE_FIELDS: ChoiceField[] = ['post_type', 'nationality', 'city'];

type MatchColumnsProps = {
  table: RawTable;
  options: Options;
  columns: (string | null)[];
  defaults: Partial<Record<ChoiceField, string>>;
  onColumns: (columns: (string | null)[]) => void;
  onDefaults: (defaults: Partial<Record<ChoiceField, string>>) => void;
  onEncoding: (encoding: string) => void;
  onCheck: () => void;
  loading: boolean;
};

/** The second step: what each column holds. */
export function MatchColumns(props: MatchColumnsProps) {
  const { table, options, columns, defaults, onColumns, onDefaults, onEncoding } = props;
  const { say, language } = useTexts();
  const label = (field: string) => fieldLabel(field, language);
  const twice = columns.find((field, index) => field !== null && columns.indexOf(field) < index);
  const problem = twice
    ? say('twoColumns', { field: label(twice) })
    : columns.includes('title')
      ? undefined
      : say('noTitle');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h2" tabIndex={-1} ref={focusWhenShown}>
        {say('matchColumns')}
      </Typography>
      <Typography tag="p">{say('matchHelp')}</Typography>
      {table.encoding !== null && (
        <Field.Root hint={say('encodingHelp')} width="100%" maxWidth="32rem">
          <Field.Label>{say('encoding')}</Field.Label>
          <SingleSelect value={table.encoding} onChange={(value) => onEncoding(String(value))}>
            {ENCODINGS.map((encoding) => (
              <SingleSelectOption key={encoding} value={encoding}>
                {encoding}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
      )}
      <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
        {columnsOf(table).map(({ heading, index, key }) => (
          <Box key={key} tag="li" maxWidth="32rem">
            <Field.Root hint={samplesOf(table, index)}>
              <Field.Label dir="auto">
                {heading || say('columnWithout', { number: index + 1 })}
              </Field.Label>
              <SingleSelect
                value={columns[index] ?? LEAVE_OUT}
                onChange={(value) =>
                  onColumns(columns.with(index, value === LEAVE_OUT ? null : String(value)))
                }
              >
                <SingleSelectOption value={LEAVE_OUT}>{say('leaveOut')}</SingleSelectOption>
                {options.fields.map((field) => (
                  <SingleSelectOption key={field} value={field}>
                    {label(field)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <Field.Hint />
            </Field.Root>
          </Box>
        ))}
      </Flex>
      <Typography variant="delta" tag="h2">
        {say('forAllRows')}
      </Typography>
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        {CHOICE_FIELDS.map((field) => (
          <Box key={field} grow={1} basis="14rem" maxWidth="100%">
            <Field.Root>
              <Field.Label>{label(field)}</Field.Label>
              <SingleSelect
                value={defaults[field] ?? LEAVE_OUT}
                onChange={(value) => {
                  const { [field]: _, ...others } = defaults;
                  onDefaults(value === LEAVE_OUT ? others : { ...others, [field]: String(value) });
                }}
              >
                <SingleSelectOption value={LEAVE_OUT}>{say('none')}</SingleSelectOption>
                {options.choices[field].map(({ value, label: name }) => (
                  <SingleSelectOption key={value} value={value}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
        ))}
      </Flex>
      <Flex gap={3} wrap="wrap" aria-live="polite">
        <Button onClick={props.onCheck} disabled={problem !== undefined} loading={props.loading}>
          {say(props.loading ? 'checking' : 'check')}
        </Button>
        {problem && (
          <Typography textColor="danger600" tag="p">
            {problem}
          </Typography>
        )}
      </Flex>
    </Flex>
  );
}

/** Headings may repeat: a column is known by its place. */
const columnsOf = ({ headings }: RawTable) =>
  headings.map((heading, index) => ({ heading, index, key: `column ${index}` }));

const MAX_SAMPLES = 2;
const MAX_LENGTH = 60;

/** The first values of a column. */
function samplesOf({ rows }: RawTable, column: number): string {
  const values = rows.map((row) => row[column]?.trim() ?? '').filter(Boolean);
  const shown = [...new Set(values)].slice(0, MAX_SAMPLES);
  return shown
    .map((value) => (value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value))
    .map((value) => `\u2068${value}\u2069`)
    .join(' · ');
}
