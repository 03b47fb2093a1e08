import { Button, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeRefusal, type RefusalDetails } from '../describe-refusal';
import { closeDialog } from '../dialog';
import { formAddress, VERSION } from '../document-action';
import { reloadEntries } from '../reload-entries';
import { useSay } from '../texts/desk-texts';
import { useDesk } from '../use-desk';
import { useFormatTime } from '../use-format-time';
import { DialogFrame } from './dialog-frame';

const CHOICES = ['open', 'continue', 'replace'] as const;

interface OtherDraftProps {
  /** The version that is to be restored. */
  versionId: string;
  conflict: RefusalDetails & { documentId: string };
}

/** The post already has a draft: says whose, and what can be done with it. */
export function OtherDraftDialog({ versionId, conflict }: OtherDraftProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const navigate = useNavigate();
  const desk = useDesk();
  const id = useId();
  const other = conflict.documentId;
  const restore = async (restored: string) => {
    const address = `/versions/${restored}/restore`;
    const draft = await desk.post<{ documentId: string }>(address, { replaced: other });
    return draft?.documentId;
  };
  const run = {
    open: async () => other,
    continue: () => restore(other),
    replace: () => restore(versionId),
  };
  const choose = async (choice: (typeof CHOICES)[number]) => {
    const draft = await run[choice]();
    closeDialog();
    if (!draft) return;
    reloadEntries();
    navigate(formAddress(VERSION, draft));
  };
  return (
    <DialogFrame title={say('other-draft.title')}>
      <Typography tag="p">
        {describeRefusal({ message: '', details: conflict }, say, formatTime)}
      </Typography>
      {CHOICES.map((choice) => (
        <Flex key={choice} direction="column" alignItems="start" gap={1}>
          <Button
            variant="secondary"
            aria-describedby={`${id}-${choice}`}
            onClick={() => choose(choice)}
          >
            {say(`other-draft.${choice}`)}
          </Button>
          <Typography id={`${id}-${choice}`} variant="pi" textColor="neutral600">
            {say(`other-draft.${choice}-help`)}
          </Typography>
        </Flex>
      ))}
    </DialogFrame>
  );
}
