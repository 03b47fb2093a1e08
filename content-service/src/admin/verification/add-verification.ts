import type { StrapiApp } from '@strapi/strapi/admin';
import { CheckedPanel } from './checked-panel';

type Panel = typeof CheckedPanel;

/** What the content manager offers to others; Strapi does not export its types. */
interface ContentManager {
  addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void;
}

/** Shows beside the form of a post when it was checked. Call it in `register`. */
export function addVerification(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addEditViewSidePanel((panels) => [...panels, CheckedPanel]);
}
