import type { StrapiApp } from '@strapi/strapi/admin';
import { ProblemsPanel } from './problems-panel';

/** Shows the problems of a post beside its form. @throws Error if Strapi no longer takes such panels */
export function addProblemsPanel(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  if (typeof addEditViewSidePanel !== 'function') throw new Error('no side panels');
  addEditViewSidePanel([ProblemsPanel]);
}
