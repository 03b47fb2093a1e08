import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { instantIn, isSkipped, wallClockIn } from 'post-rules/zone-time';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { TemporalInput } from '../../fields/form/temporal-input';
import { useTexts } from '../../fields/texts/use-texts';
import { closeDialog } from '../dialog';
import { useIsLocked, whileLocked } from '../form-lock';
import { saveVersion } from '../own-saves';
import { reloadEntries } from '../reload-entries';
import { useSay } from '../texts/desk-texts';
import type { TextKey } from '../texts/en';
import { useDesk } from '../use-desk';
import { zoneName } from '../zone-name';
import { DialogFrame } from './dialog-frame';

interface ScheduleProps {
  versionId: string;
  /** Of the version that was seen. */
  updatedAt: string;
}

interface Planned {
  appears_at: string | null;
  disappears_at: string | null;
  time_zone: string | null;
}

/** Loads what is planned, and shows the dialog for it. */
export function ScheduleDialog(props: ScheduleProps) {
  const desk = useDesk();
  const [planned, setPlanned] = useState<Planned>();
  useEffect(() => {
    desk.get<Planned>(`/versions/${props.versionId}`).then((found) => {
      if (found) setPlanned(found);
      else closeDialog();
    });
  }, [desk, props.versionId]);
  return planned ? <ScheduleForm {...props} planned={planned} /> : null;
}

/** Plans when a version appears and when its post disappears, in the time of its place. */
function ScheduleForm(props: ScheduleProps & { planned: Planned }) {
  const { versionId, updatedAt, planned } = props;
  const say = useSay();
  const desk = useDesk();
  const isLocked = useIsLocked();
  const { locale, timeZone } = useIntl();
  const ownZone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = planned.time_zone ?? ownZone;
  const localOf = (time: string | null) => (time ? wallClockIn(zone, time) : '');
  const momentOf = (local: string) =>
    local === '' || isSkipped(zone, local) ? null : new Date(instantIn(zone, local));
  // Without a value while they are incomplete.
  const [appears, setAppears] = useState<string | undefined>(localOf(planned.appears_at));
  const [disappears, setDisappears] = useState<string | undefined>(localOf(planned.disappears_at));
  const [errors, setErrors] = useState<{ appears?: TextKey; disappears?: TextKey }>({});
  const [now] = useState(() => new Date());

  const schedule = async (appearsAt: Date | null, disappearsAt: Date | null, done: TextKey) => {
    let saved: { updatedAt: string } | null = null;
    await saveVersion(
      versionId,
      async () => {
        saved = await desk.post<{ updatedAt: string }>(`/versions/${versionId}/schedule`, {
          appears_at: appearsAt?.toISOString() ?? null,
          disappears_at: disappearsAt?.toISOString() ?? null,
          updatedAt,
        });
      },
      async () => saved?.updatedAt,
    );
    if (!saved) return;
    closeDialog();
    desk.notify(say(done));
    reloadEntries();
  };
  const save = () => {
    if (appears === undefined || disappears === undefined) return;
    const [appearsAt, disappearsAt] = [momentOf(appears), momentOf(disappears)];
    const found = findErrors({ appears, disappears, appearsAt, disappearsAt, now: new Date() });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void whileLocked(() => schedule(appearsAt, disappearsAt, 'schedule.saved'));
  };
  const isPlanned = planned.appears_at !== null || planned.disappears_at !== null;
  return (
    <DialogFrame
      title={say('schedule.action')}
      action={
        <Flex gap={2} wrap="wrap">
          {isPlanned && (
            <Button
              variant="danger-light"
              loading={isLocked}
              onClick={() => whileLocked(() => schedule(null, null, 'schedule.cancelled'))}
            >
              {say('schedule.cancel')}
            </Button>
          )}
          <Button loading={isLocked} onClick={save}>
            {say('schedule.save')}
          </Button>
        </Flex>
      }
    >
      <Typography tag="p">{say('schedule.zone', { zone: zoneName(zone, locale, now) })}</Typography>
      <TimeField name="appears" value={appears} onChange={setAppears} error={errors.appears} />
      <TimeField
        name="disappears"
        value={disappears}
        onChange={setDisappears}
        error={errors.disappears}
      />
    </DialogFrame>
  );
}

interface TimeFieldProps {
  name: 'appears' | 'disappears';
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  error: TextKey | undefined;
}

function TimeField({ name, value, onChange, error }: TimeFieldProps) {
  const say = useSay();
  const { timeIncomplete } = useTexts();
  const problem = value === undefined ? timeIncomplete : error && say(error);
  return (
    <Field.Root
      name={name}
      hint={say(`schedule.${name}-help`)}
      {...(problem && { error: problem })}
    >
      <Field.Label>{say(`schedule.${name}`)}</Field.Label>
      <TemporalInput type="datetime-local" value={value ?? ''} onChange={onChange} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

interface Times {
  appears: string;
  disappears: string;
  appearsAt: Date | null;
  disappearsAt: Date | null;
  now: Date;
}

/** The same rules as in `src/versions/schedule.ts`. */
function findErrors({ appears, disappears, appearsAt, disappearsAt, now }: Times) {
  const errors: { appears?: TextKey; disappears?: TextKey } = {};
  if (appears && !appearsAt) errors.appears = 'schedule.no-such-time';
  else if (appearsAt && appearsAt <= now) errors.appears = 'error.appears-in-the-past';
  if (disappears && !disappearsAt) errors.disappears = 'schedule.no-such-time';
  else if (disappearsAt && disappearsAt <= (appearsAt ?? now)) {
    errors.disappears = 'error.ends-before-start';
  }
  return errors;
}
