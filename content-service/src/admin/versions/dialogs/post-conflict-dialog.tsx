import { Button, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { type DeskErrorDetails, describeDeskError } from '../describe-desk-error';
import { closeDialog } from '../dialog';
import { saveVersion } from '../own-saves';
import { reloadEntries } from '../reload-entries';
import { useSay } from '../texts/desk-texts';
import { useDesk } from '../use-desk';
import { useFormatTime } from '../use-format-time';
import { ChooseDifferences } from './choose-differences';
import { DialogFrame } from './dialog-frame';

interface PostConflictProps {
  versionId: string;
  /** Of the version that was seen. */
  updatedAt: string;
  conflict: DeskErrorDetails;
}

/** The public post has changed since the version was copied from it: takes some of its fields over. */
export function PostConflictDialog(props: PostConflictProps) {
  const { versionId, updatedAt, conflict } = props;
  const say = useSay();
  const formatTime = useFormatTime();
  const desk = useDesk();
  const { differences = [] } = conflict;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const merge = async () => {
    let merged: { updatedAt: string } | null = null;
    await saveVersion(
      versionId,
      async () => {
        const body = { take: [...taken], updatedAt, postUpdatedAt: conflict.at };
        merged = await desk.post<{ updatedAt: string }>(`/versions/${versionId}/merge`, body);
      },
      async () => merged?.updatedAt,
    );
    closeDialog();
    if (!merged) return;
    desk.notify(say('conflict.merged'));
    reloadEntries();
  };
  return (
    <DialogFrame
      title={say('conflict.post-title')}
      action={<Button onClick={merge}>{say('conflict.merge')}</Button>}
    >
      <Typography tag="p">
        {describeDeskError({ message: '', details: conflict }, say, formatTime)}
      </Typography>
      {differences.length > 0 && <Typography tag="p">{say('conflict.post-choose')}</Typography>}
      <ChooseDifferences
        differences={differences}
        first={taken}
        onChoose={setTaken}
        labels={{ first: say('conflict.public'), second: say('conflict.mine') }}
        sides={{ before: say('conflict.public'), after: say('conflict.mine') }}
      />
    </DialogFrame>
  );
}
