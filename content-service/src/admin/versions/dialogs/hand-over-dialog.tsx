import { Button, Field, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { closeDialog } from '../dialog';
import { useIsLocked, whileLocked } from '../form-lock';
import { reloadEntries } from '../reload-entries';
import { useSay } from '../texts/desk-texts';
import { useDesk } from '../use-desk';
import { DialogFrame } from './dialog-frame';

/** As the service allows. */
const MAX_LENGTH = 1000;

const STEPS = {
  review: { state: 'in-review', title: 'send-to-review', done: 'sent' },
  return: { state: 'draft', title: 'return', done: 'returned' },
} as const;

interface HandOverProps {
  step: keyof typeof STEPS;
  versionId: string;
  /** Of the version that was seen. */
  updatedAt: string;
}

/** Hands a version to the reviewer or back to the author, with a note if one is needed. */
export function HandOverDialog({ step, versionId, updatedAt }: HandOverProps) {
  const say = useSay();
  const desk = useDesk();
  const isLocked = useIsLocked();
  const [note, setNote] = useState('');
  const { state, title, done } = STEPS[step];
  const handOver = async () => {
    const body = { state, updatedAt, note: note.trim() || null };
    const changed = await desk.post(`/versions/${versionId}/state`, body);
    // The note stays where it could not be handed over.
    if (!changed) return;
    closeDialog();
    desk.notify(say(done));
    reloadEntries();
  };
  const action = (
    <Button loading={isLocked} onClick={() => whileLocked(handOver)}>
      {say(title)}
    </Button>
  );
  return (
    <DialogFrame title={say(title)} action={action}>
      <Field.Root hint={say(`${step}.help`)}>
        <Field.Label>{say(`${step}.note`)}</Field.Label>
        <Textarea
          value={note}
          maxLength={MAX_LENGTH}
          dir="auto"
          onChange={({ target }) => setNote(target.value)}
        />
        <Field.Hint />
      </Field.Root>
    </DialogFrame>
  );
}
