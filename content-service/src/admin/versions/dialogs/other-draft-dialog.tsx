import { Button, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeDeskError } from '../describe-desk-error';
import { closeDialog, type DraftTarget, type OpenVersion } from '../dialog';
import { formAddress, VERSION } from '../document-action';
import { whileLocked } from '../form-lock';
import { reloadEntries } from '../reload-entries';
import { useSay } from '../texts/desk-texts';
import { useDesk } from '../use-desk';
import { useFormatTime } from '../use-format-time';
import { DialogFrame } from './dialog-frame';

type Choice = 'open' | 'own' | 'continue' | 'replace';

interface OtherDraftProps {
  target: DraftTarget;
  conflict: OpenVersion;
}

/** The post already has a draft: says whose, and what can be done with it. */
export function OtherDraftDialog({ target, conflict }: OtherDraftProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const navigate = useNavigate();
  const desk = useDesk();
  const id = useId();
  const other = conflict.documentId;
  const begin = (address: string) =>
    desk.post<{ documentId: string }>(address, { replaced: other });
  const restore = (version: string) => () => begin(`/versions/${version}/restore`);
  const choices =
    'post' in target
      ? { open: async () => conflict, own: () => begin(`/posts/${target.post}/version`) }
      : {
          open: async () => conflict,
          continue: restore(other),
          replace: restore(target.version),
        };
  const choose = async (run: () => Promise<{ documentId: string } | null>) => {
    const draft = await run();
    closeDialog();
    if (!draft) return;
    reloadEntries();
    navigate(formAddress(VERSION, draft.documentId));
  };
  return (
    <DialogFrame title={say('other-draft.title')}>
      <Typography tag="p">
        {describeDeskError({ message: '', details: conflict }, say, formatTime)}
      </Typography>
      {(Object.entries(choices) as [Choice, (typeof choices)['open']][]).map(([choice, run]) => (
        <Flex key={choice} direction="column" alignItems="start" gap={1}>
          <Button
            variant="secondary"
            aria-describedby={`${id}-${choice}`}
            onClick={() => whileLocked(() => choose(run))}
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
