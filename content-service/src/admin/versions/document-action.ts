import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode, SyntheticEvent } from 'react';
import type { HandOverNote } from './version-summary';

/** Types of which the desk has actions, as in `src/versions/version.ts`. */
export const POST = 'api::post.post';
export const VERSION = 'api::post-version.post-version';

/** What the content manager gives to an action or a panel of the form. Its types are not exported. */
export interface EditViewProps {
  model: string;
  /** Undefined for a new entry. */
  documentId?: string;
  document?: {
    state?: string;
    updatedAt?: string;
    updatedBy?: { id: number } | null;
    editor_name?: string | null;
    note?: string | null;
    notes?: readonly HandOverNote[] | null;
    post_document_id?: string | null;
    appears_at?: string | null;
    disappears_at?: string | null;
    checked_at?: string | null;
    checked_by?: string | null;
    check_due_at?: string | null;
  };
}

/** A button of the form. */
export interface Action {
  label: string;
  /** Shown in the menu of a row of a list. */
  icon?: ReactNode;
  disabled?: boolean;
  loading?: boolean;
  variant?: 'default' | 'secondary' | 'danger';
  position?: string[];
  onClick?: (event: SyntheticEvent) => unknown;
  /** Opens instead of `onClick`. */
  dialog?: { type: 'modal'; title: string; content: ReactNode; footer: ReactNode };
}

/** Called like a hook while the form renders. Null shows no button. */
export interface DocumentAction {
  (props: EditViewProps): Action | null;
  type?: string | undefined;
  position?: string | string[] | undefined;
}

/** What the content manager offers to others; Strapi does not export its types. */
interface ContentManager {
  addDocumentAction: (change: ChangeActions) => void;
}

type ChangeActions = (actions: DocumentAction[]) => DocumentAction[];

/** Changes the buttons of forms: two are shown, the rest is a menu. Call it in `register`. */
export function changeDocumentActions(app: StrapiApp, change: ChangeActions): void {
  contentManagerOf(app).addDocumentAction(change);
}

/**
 * Strapi calls each action that names no position for each row of each list, too, and shows nothing of
 * it there. Those of its own that name none are for types in several locales, of which we have none.
 * Call it in `bootstrap`, after all actions were added.
 */
export function keepActionsOutOfLists(app: StrapiApp): void {
  contentManagerOf(app).addDocumentAction((actions) => actions.map(keepOutOfLists));
}

function contentManagerOf(app: Pick<StrapiApp, 'getPlugin'>): ContentManager {
  return app.getPlugin('content-manager').apis as unknown as ContentManager;
}

function keepOutOfLists(action: DocumentAction): DocumentAction {
  return action.position === undefined ? Object.assign(action, { position: 'panel' }) : action;
}

/** Whether a version can still be edited. */
export function isOpen(state: string | undefined): boolean {
  return ['autosaved', 'draft', 'in-review', 'scheduled'].includes(state ?? '');
}

/** Address of the form of an entry. */
export function formAddress(model: typeof POST | typeof VERSION, documentId: string): string {
  return `/content-manager/collection-types/${model}/${documentId}`;
}

/** What loads a version as the panel's form does: both share one request. */
export const documentQuery = (versionId: string | undefined) => ({
  model: VERSION,
  collectionType: 'collection-types',
  documentId: versionId ?? '',
  params: {},
});
