import type { StrapiApp } from '@strapi/strapi/admin';
import { type EditLayout, translateHelp } from './translate-help';

/** Strapi hands the layout of a form through this hook, and its store as a second argument. */
const HOOK = 'Admin/CM/pages/EditView/mutate-edit-view-layout';

/** Shows the help below the fields in the language of the panel. */
export function showHelp(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(HOOK, (data: { layout: EditLayout }) =>
    translateHelp(data, document.documentElement.lang),
  );
}
