import { useEffect } from 'react';
import { rememberOpener } from '../../frame/focus';
import { closeDialog, useDialog } from '../dialog';
import { ChangesDialog } from './changes-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { ConflictDialog } from './conflict-dialog';
import { CorrectionDialog } from './correction-dialog';
import { DeletePostDialog } from './delete-post-dialog';
import { HandOverDialog } from './hand-over-dialog';
import { OtherDraftDialog } from './other-draft-dialog';
import { PostConflictDialog } from './post-conflict-dialog';
import { ScheduleDialog } from './schedule-dialog';

/** The dialog of the desk that is open, if any. */
export function DeskDialogs() {
  const dialog = useDialog();
  // It belongs to a form that is left.
  useEffect(() => closeDialog, []);
  useEffect(rememberOpener, []);
  switch (dialog?.kind) {
    case 'conflict':
      return <ConflictDialog {...dialog} />;
    case 'post-conflict':
      return <PostConflictDialog {...dialog} />;
    case 'correction':
      return <CorrectionDialog {...dialog} />;
    case 'schedule':
      return <ScheduleDialog {...dialog} />;
    case 'hand-over':
      return <HandOverDialog {...dialog} />;
    case 'other-draft':
      return <OtherDraftDialog {...dialog} />;
    case 'changes':
      return <ChangesDialog {...dialog} />;
    case 'delete-post':
      return <DeletePostDialog {...dialog} />;
    case 'confirm':
      return <ConfirmDialog {...dialog} />;
    default:
      return null;
  }
}
