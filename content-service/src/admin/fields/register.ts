import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { DayInput } from './day/input';
import { replaceInputs } from './replace-inputs';

/** Strapi hands the layout of a form through this hook. */
const HOOK = 'Admin/CM/pages/EditView/mutate-edit-view-layout';

/** Loads an input. Strapi's type of it knows nothing of the properties that its form passes. */
type LoadInput = () => Promise<{ default: unknown }>;

/** They load with the first form that shows them. */
const INPUTS: Readonly<Record<string, LoadInput>> = {
  amount: () => import('./amount/input'),
  choice: () => import('./choice/input'),
  information: () => import('./information/input'),
  'local-time': () => import('./local-time/input'),
  'of-kind': () => import('./of-kind/input'),
  picture: () => import('./picture/input'),
  position: () => import('./position/input'),
  price: () => import('./price/input'),
  rate: () => import('./rate/input'),
  slug: () => import('./slug/input'),
  title: () => import('./title/input'),
};

/**
 * Registers our inputs: for days in all forms, the others for those of posts and prices. Call it in
 * `register`.
 */
export function registerFields(app: StrapiApp): void {
  // Strapi's type of it knows nothing of the properties either.
  app.addFields({ type: 'date', Component: DayInput as unknown as ComponentType });
  for (const [name, load] of Object.entries(INPUTS)) {
    const text = { id: `fields.${name}`, defaultMessage: name };
    app.customFields.register({
      name,
      // No field of a type has it: `replaceInputs` names it for the form.
      type: 'json',
      intlLabel: text,
      intlDescription: text,
      components: { Input: load as () => Promise<{ default: ComponentType }> },
    });
  }
}

/** Shows them. Call it in `bootstrap`. */
export function showFields(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(HOOK, replaceInputs);
}
