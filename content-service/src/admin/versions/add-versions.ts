import type { StrapiApp } from '@strapi/strapi/admin';
import type { DocumentAction, EditViewProps } from './document-action';
import { EditAction } from './post-actions';
import { safeSave } from './safe-save';
import { StatePanel } from './state-panel';
import { MakePublicAction, RestoreAction, ReviewAction } from './version-actions';

type Panel = (props: EditViewProps) => { title: string; content: React.ReactNode } | null;

/** What the content manager offers to others; Strapi does not export its types. */
interface ContentManager {
  addDocumentAction: (change: (actions: DocumentAction[]) => DocumentAction[]) => void;
  addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void;
}

/** Adds the actions of the desk to the forms of posts and versions. Call it in `bootstrap`. */
export function addVersions(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addDocumentAction((actions) => [
    EditAction,
    MakePublicAction,
    RestoreAction,
    ...actions.map((action) => (action.type === 'update' ? safeSave(action) : action)),
    ReviewAction,
  ]);
  contentManager.addEditViewSidePanel((panels) => [...panels, StatePanel]);
}
