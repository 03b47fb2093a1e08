import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { EditViewProps } from './document-action';

/** A panel beside the form, called like a hook while the form renders. Null shows nothing. */
export interface SidePanel {
  (props: EditViewProps): { title: string; content: ReactNode } | null;
  /** Strapi's own panel of buttons is of the type `actions`. */
  type?: string;
}

/** What the content manager offers to others; Strapi does not export its types. */
interface ContentManager {
  addEditViewSidePanel: (change: (panels: SidePanel[]) => SidePanel[]) => void;
}

/** Adds panels below all others. Call it in `register`. */
export function addPanels(app: StrapiApp, ...added: SidePanel[]): void {
  changePanels(app, (panels) => [...panels, ...added]);
}

/** Adds panels right below the form's buttons. Call it in `register`. */
export function addPanelsBelowActions(app: StrapiApp, ...added: SidePanel[]): void {
  const isAction = ({ type }: SidePanel) => type === 'actions';
  changePanels(app, (panels) => [
    ...panels.filter(isAction),
    ...added,
    ...panels.filter((panel) => !isAction(panel)),
  ]);
}

function changePanels(app: StrapiApp, change: (panels: SidePanel[]) => SidePanel[]): void {
  const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addEditViewSidePanel(change);
}
