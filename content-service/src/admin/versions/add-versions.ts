import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import type { DocumentAction, EditViewProps } from './document-action';
import { EditAction } from './post-actions';
import { safeSave } from './safe-save';
import { StatePanel } from './state-panel';
import { makePublicAction, RestoreAction, ReviewAction } from './version-actions';

type Panel = (props: EditViewProps) => { title: string; content: React.ReactNode } | null;

/** What the content manager offers to others; Strapi does not export its types. */
interface ContentManager {
  addDocumentAction: (change: (actions: DocumentAction[]) => DocumentAction[]) => void;
  addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void;
}

/** Adds the actions of the desk to the forms of posts and versions. Call it in `register`. */
export function addVersions(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  // The content manager keeps what it has loaded. It adds these tags to the panel's API, whose type
  // does not have them.
  const tags = ['Document', 'Relations'] as never[];
  const reloadEntries = () => app.store?.dispatch(adminApi.util.invalidateTags(tags));
  contentManager.addDocumentAction((actions) => [
    EditAction,
    makePublicAction(reloadEntries),
    RestoreAction,
    ...actions.map((action) => (action.type === 'update' ? safeSave(action) : action)),
    ReviewAction,
  ]);
  contentManager.addEditViewSidePanel((panels) => [...panels, StatePanel]);
}
