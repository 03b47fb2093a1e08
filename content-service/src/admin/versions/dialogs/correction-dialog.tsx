import { Button, Field, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { useIsLocked } from '../form-lock';
import { useSay } from '../texts/desk-texts';
import { useMakePublic } from '../use-make-public';
import { DialogFrame } from './dialog-frame';

/** As the service allows. */
const MAX_LENGTH = 500;

interface CorrectionProps {
  versionId: string;
  /** Of the version that was seen. */
  updatedAt: string;
}

/** Makes a version public as a correction, with what was wrong in words for readers. */
export function CorrectionDialog({ versionId, updatedAt }: CorrectionProps) {
  const say = useSay();
  const makePublic = useMakePublic();
  const isLocked = useIsLocked();
  const [correction, setCorrection] = useState('');
  const words = correction.trim();
  const action = (
    <Button
      disabled={words === ''}
      loading={isLocked}
      onClick={() => makePublic(versionId, updatedAt, words)}
    >
      {say('make-correction')}
    </Button>
  );
  return (
    <DialogFrame title={say('make-correction')} action={action}>
      <Field.Root hint={say('correction.help')} required>
        <Field.Label>{say('correction.note')}</Field.Label>
        <Textarea
          value={correction}
          maxLength={MAX_LENGTH}
          dir="auto"
          onChange={({ target }) => setCorrection(target.value)}
        />
        <Field.Hint />
      </Field.Root>
    </DialogFrame>
  );
}
