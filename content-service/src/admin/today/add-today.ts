import type { StrapiApp } from '@strapi/strapi/admin';

const loadPage = () => import('./today-page');

/**
 * Makes the first page of the panel ours. Strapi's own shows widgets, which cannot share a filter.
 * Call it in `register`.
 */
export function addToday(app: StrapiApp): void {
  app.router.addRoute((routes) => [
    {
      index: true,
      lazy: async () => ({ Component: (await loadPage()).default }),
    },
    ...routes.filter(({ index }) => index !== true),
  ]);
}
