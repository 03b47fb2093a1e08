import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { fill } from '../fields/texts/fill';
import type { EntryProps } from './inbox';
import { useInboxTexts } from './texts/use-texts';
import { type Progress, useProgress } from './use-progress';

/** How far a message or a report is, with the buttons that change it. */
export function ProgressOf({ inbox, entry, reload }: EntryProps) {
  const texts = useInboxTexts();
  const { maySettle, setProgress } = useProgress(inbox);
  const [loading, setLoading] = useState<Progress>();
  const { documentId, assignee, isOwn, reason, progress: stored } = entry;
  const press =
    (progress: Progress, takeOver = false) =>
    async () => {
      setLoading(progress);
      await setProgress(documentId, progress, takeOver);
      // After a failure as well: somebody else may have taken it meanwhile.
      await reload();
      setLoading(undefined);
    };
  const isOfOther = stored === 'in-work' && !isOwn;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {reason && (
        <Typography tag="p" fontWeight="bold">
          {texts.reasons[reason] ?? reason}
        </Typography>
      )}
      <Typography tag="p">
        {texts.states[stored] ?? stored}
        {assignee && (
          <Typography tag="span" variant="pi" textColor="neutral600" display="block">
            <bdi>{fill(texts.by, { name: assignee })}</bdi>
          </Typography>
        )}
      </Typography>
      {maySettle && (
        <Flex gap={2} wrap="wrap">
          {(stored === 'new' || isOfOther) && (
            <Button
              size="S"
              variant="secondary"
              loading={loading === 'in-work'}
              onClick={press('in-work', isOfOther)}
            >
              {isOfOther ? texts.takeOver : texts.take}
            </Button>
          )}
          {stored === 'in-work' && isOwn && (
            <Button size="S" variant="tertiary" loading={loading === 'new'} onClick={press('new')}>
              {texts.putBack}
            </Button>
          )}
          {stored === 'done' && (
            <Button
              size="S"
              variant="tertiary"
              loading={loading === 'in-work'}
              onClick={press('in-work', true)}
            >
              {texts.reopen}
            </Button>
          )}
          {stored !== 'done' && !isOfOther && (
            <Button
              size="S"
              variant="tertiary"
              loading={loading === 'done'}
              onClick={press('done')}
            >
              {texts.settle}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}
