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

const SAVE_OF_ANOTHER = {
  title: 'conflict.title',
  message: 'conflict.message',
  choose: 'conflict.choose',
  mine: 'conflict.mine',
  others: 'conflict.theirs',
  save: 'conflict.save-mine',
} as const;

/** Both texts are the editor's, so their windows are named. */
const OWN_SAVE = {
  title: 'conflict.own-title',
  message: 'conflict.own-message',
  choose: 'conflict.own-choose',
  mine: 'conflict.this-window',
  others: 'conflict.other-window',
  save: 'conflict.save-this-window',
} as const;

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
  const words = other.is_own ? OWN_SAVE : SAVE_OF_ANOTHER;
  const [mineLabel, othersLabel] = [say(words.mine), say(words.others, { name })];
  const message = { name, time: formatTime(other.updatedAt) };
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
      title={say(words.title)}
      closeLabel={say('conflict.keep-writing')}
      action={
        <Button disabled={!differences} onClick={save}>
          {say(isAllMine === false ? 'conflict.save-chosen' : words.save)}
        </Button>
      }
    >
      <Typography tag="p">{say(words.message, message)}</Typography>
      {!differences && <Loader small />}
      {differences && (
        <Typography tag="p">
          {differences.length === 0 ? say('conflict.same') : say(words.choose, { name })}
        </Typography>
      )}
      {differences && (
        <ChooseDifferences
          differences={differences}
          first={mine}
          onChoose={setMine}
          labels={{ first: mineLabel, second: othersLabel }}
          sides={{ before: othersLabel, after: mineLabel }}
        />
      )}
    </DialogFrame>
  );
}
