import type { StrapiApp } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { DeskDialogs } from './dialogs/desk-dialogs';
import { changeDocumentActions, type DocumentAction, POST, VERSION } from './document-action';
import { DuplicateAction } from './duplicate-action';
import { LockedForm } from './locked-form';
import { DeletePostAction, EditAction } from './post-actions';
import { setPanel } from './reload-entries';
import { ReturnAction, ReviewAction } from './review-actions';
import { safeSave } from './safe-save';
import { addPanels } from './side-panels';
import { StatePanel } from './state-panel';
import {
  CorrectionAction,
  DiscardAction,
  MakePublicAction,
  RestoreAction,
  ScheduleAction,
} from './version-actions';
import { VersionNotices } from './version-notices';

/** Adds the actions of the desk to the forms of posts and versions. Call it in `register`. */
export function addVersions(app: StrapiApp): void {
  const plugin = app.getPlugin('content-manager');
  setPanel(app);
  changeDocumentActions(app, (actions) => [
    EditAction,
    MakePublicAction,
    RestoreAction,
    ...actions.map(adaptAction),
    ReviewAction,
    ReturnAction,
    CorrectionAction,
    ScheduleAction,
    DuplicateAction,
    DiscardAction,
    DeletePostAction,
  ]);
  addPanels(app, StatePanel);
  plugin.injectComponent('editView', 'right-links', { name: 'desk', Component: BelowActions });
}

function adaptAction(action: DocumentAction): DocumentAction {
  if (action.type === 'update') return safeSave(action);
  // Posts and versions have their own: what the desk takes away can be put back.
  if (action.type === 'delete') return exceptFor([POST, VERSION], action);
  // Posts have their own: the copy of a post is a draft at first.
  return action.type === 'clone' ? exceptFor([POST], action) : action;
}

function exceptFor(models: readonly string[], original: DocumentAction): DocumentAction {
  const adapted: DocumentAction = (props) => {
    const action = original(props);
    return models.includes(props.model) ? null : action;
  };
  return Object.assign(adapted, { type: original.type, position: original.position });
}

/** Below the buttons of a form. @param slug the type of the entry */
function BelowActions({ slug }: { slug?: string }) {
  const { id } = useParams();
  if (slug !== POST && slug !== VERSION) return null;
  const versionId = id === 'create' ? undefined : id;
  return (
    <>
      {slug === VERSION && <VersionNotices key={id} versionId={versionId} />}
      <DeskDialogs />
      <LockedForm />
    </>
  );
}
