import { Flex, Loader, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import type { Difference } from '../describe-desk-error';
import { closeDialog } from '../dialog';
import { DifferenceView } from '../differences/difference-view';
import { useSay } from '../texts/desk-texts';
import { useDesk } from '../use-desk';
import { useFormatTime } from '../use-format-time';
import { STATE_WORDS, type VersionSummary } from '../version-summary';
import { DialogFrame } from './dialog-frame';

interface ChangesProps {
  /** Null for the public post. */
  before: VersionSummary | null;
  after: VersionSummary;
}

/** What a version changes in the public post, or changed in the public version before it. */
export function ChangesDialog({ before, after }: ChangesProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const desk = useDesk();
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const address = before
    ? `/versions/${before.documentId}/differences/${after.documentId}`
    : `/versions/${after.documentId}/differences`;
  useEffect(() => {
    desk.get<Difference[]>(address).then((found) => {
      if (found) setDifferences(Object.values(found));
      else closeDialog();
    });
  }, [desk, address]);
  const nameOf = ({ state, updatedAt }: VersionSummary) =>
    `${say(STATE_WORDS[state])} · ${formatTime(updatedAt)}`;
  return (
    <DialogFrame title={say('changes.title')} closeLabel={say('close')}>
      <Typography tag="p" textColor="neutral600">
        {say('changes.between', {
          before: before ? nameOf(before) : say('conflict.public'),
          after: nameOf(after),
        })}
      </Typography>
      {!differences && <Loader small />}
      {differences?.length === 0 && <Typography>{say('changes.none')}</Typography>}
      <Flex direction="column" alignItems="stretch" gap={5}>
        {differences?.map((difference) => (
          <DifferenceView key={difference.field} difference={difference} />
        ))}
      </Flex>
    </DialogFrame>
  );
}
