import { Button, Loader, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { asSent } from '../changed-fields';
import type { Difference } from '../describe-desk-error';
import { closeDialog, type OtherSave } from '../dialog';
import { saveVersion } from '../own-saves';
import { reloadEntries } from '../reload-entries';
import { useSay } from '../texts/desk-texts';
import { forgetChanges } from '../unsaved-changes';
import { fieldsTyped } from '../unsent-fields';
import { useDesk } from '../use-desk';
import { useFormatTime } from '../use-format-time';
import { ChooseDifferences } from './choose-differences';
import { DialogFrame } from './dialog-frame';

interface ConflictProps {
  versionId: string;
  other: OtherSave;
}

/**
 * The version that is being edited was saved elsewhere: shows what was typed against what was
 * saved, and lets the editor choose field by field. What is replaced is kept as a version.
 */
export function ConflictDialog({ versionId, other }: ConflictProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const desk = useDesk();
  const userId = String(useAuth('ConflictDialog', ({ user }) => user?.id));
  const { initialValues, values, resetForm } = useForm('ConflictDialog', (form) => form);
  const [typed] = useState(() => fieldsTyped(versionId, { initialValues, values }));
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(Object.keys(typed)));
  useEffect(() => {
    const body = { data: asSent(typed) };
    desk.post<Difference[]>(`/versions/${versionId}/differences`, body).then((found) => {
      if (found) setDifferences(Object.values(found));
      else closeDialog();
    });
  }, [desk, versionId, typed]);
  const name = other.editor_name || say('another-user');
  const theirs = say('conflict.theirs', { name });
  const isAllMine = differences?.every(({ field }) => mine.has(field));

  const save = async () => {
    const data = asSent(
      Object.fromEntries(Object.entries(typed).filter(([name]) => mine.has(name))),
    );
    let saved: { updatedAt: string } | null = null;
    await saveVersion(
      versionId,
      async () => {
        const body = { updatedAt: other.updatedAt, data };
        saved = await desk.post<{ updatedAt: string }>(`/versions/${versionId}/save-over`, body);
      },
      async () => saved?.updatedAt,
    );
    closeDialog();
    if (!saved) return;
    forgetChanges({ userId, versionId });
    desk.notify(say('conflict.saved'));
    // The form takes what is stored now, the fields of the other user included.
    resetForm();
    reloadEntries();
  };

  return (
    <DialogFrame
      title={say(other.is_own ? 'conflict.own-title' : 'conflict.title')}
      closeLabel={say('conflict.keep-writing')}
      action={
        <Button disabled={!differences} onClick={save}>
          {say(isAllMine === false ? 'conflict.save-chosen' : 'conflict.save-mine')}
        </Button>
      }
    >
      <Typography tag="p">
        {say('conflict.message', { name, time: formatTime(other.updatedAt) })}
      </Typography>
      {!differences && <Loader small />}
      {differences && (
        <Typography tag="p">
          {differences.length === 0 ? say('conflict.same') : say('conflict.choose', { name })}
        </Typography>
      )}
      {differences && (
        <ChooseDifferences
          differences={differences}
          first={mine}
          onChoose={setMine}
          labels={{ first: say('conflict.mine'), second: theirs }}
          sides={{ before: theirs, after: say('conflict.mine') }}
        />
      )}
    </DialogFrame>
  );
}
