import { Button, Checkbox, Flex, Radio, Typography } from '@strapi/design-system';
import { focusWhenShown } from '../../frame/focus';
import { useTexts } from '../texts/use-texts';
import { CheckedRows } from './checked-rows';
import type { Checked, DateOrder } from './import-calls';

type CheckResultProps = {
  checked: Checked;
  /** Whether a column holds dates. */
  hasDates: boolean;
  withDuplicates: boolean;
  onWithDuplicates: (withDuplicates: boolean) => void;
  onDateOrder: (order: DateOrder) => void;
  onBack: () => void;
  onImport: () => void;
  loading: boolean;
};

/** The posts that would be imported. */
export function countImported({ rows }: Checked, withDuplicates: boolean): number {
  return rows.filter(({ state }) => state === 'ready' || (withDuplicates && state === 'duplicate'))
    .length;
}

/** The third step: what the dry run found, before anything is imported. */
export function CheckResult(props: CheckResultProps) {
  const { checked, hasDates, withDuplicates, loading } = props;
  const { say } = useTexts();
  const count = (state: string) => checked.rows.filter((row) => row.state === state).length;
  const imported = countImported(checked, withDuplicates);
  const duplicates = count('duplicate');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h2" tabIndex={-1} ref={focusWhenShown}>
        {say('result')}
      </Typography>
      <Typography tag="p" role="status">
        {[
          say('readyRows', { count: count('ready') }),
          say('faultyRows', { count: count('faulty') }),
          say('duplicateRows', { count: duplicates }),
        ].join(' · ')}
        {'. '}
        {say('resultHelp')}
      </Typography>
      {hasDates && (
        <Flex direction="column" alignItems="flex-start" gap={2}>
          <Typography fontWeight="bold" id="import-dates">
            {say('dates')}
          </Typography>
          <Radio.Group
            value={checked.dateOrder}
            onValueChange={(value) => props.onDateOrder(value as DateOrder)}
            aria-labelledby="import-dates"
          >
            <Flex gap={4} wrap="wrap">
              <Radio.Item value="day-first">{say('dayFirst')}</Radio.Item>
              <Radio.Item value="month-first">{say('monthFirst')}</Radio.Item>
            </Flex>
          </Radio.Group>
          <Typography variant="pi">{say('times')}</Typography>
        </Flex>
      )}
      {duplicates > 0 && (
        <Checkbox
          checked={withDuplicates}
          onCheckedChange={(value) => props.onWithDuplicates(value === true)}
        >
          {say('withDuplicates')}
        </Checkbox>
      )}
      <Flex gap={2} wrap="wrap">
        {imported > 0 ? (
          <Button onClick={props.onImport} loading={loading}>
            {loading ? say('importing') : say('import', { count: imported })}
          </Button>
        ) : (
          <Typography tag="p">{say('nothing')}</Typography>
        )}
        <Button variant="tertiary" onClick={props.onBack} disabled={loading}>
          {say('back')}
        </Button>
      </Flex>
      <CheckedRows rows={checked.rows} />
    </Flex>
  );
}
