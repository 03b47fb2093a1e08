import { Button, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { closeDialog } from '../dialog';
import { useSay } from '../texts/desk-texts';
import type { TextKey } from '../texts/en';
import { DialogFrame } from './dialog-frame';

interface ConfirmProps {
  title: TextKey;
  message: TextKey;
  confirm: TextKey;
  run: () => Promise<void>;
  /** What else is to be considered. */
  children?: ReactNode;
}

/** Asks before something is taken away, and says how it comes back. */
export function ConfirmDialog({ title, message, confirm, run, children }: ConfirmProps) {
  const say = useSay();
  const [isRunning, setRunning] = useState(false);
  const runAndClose = async () => {
    setRunning(true);
    await run();
    closeDialog();
  };
  return (
    <DialogFrame
      title={say(title)}
      action={
        <Button variant="danger" loading={isRunning} onClick={runAndClose}>
          {say(confirm)}
        </Button>
      }
    >
      <Typography tag="p">{say(message)}</Typography>
      {children}
    </DialogFrame>
  );
}
