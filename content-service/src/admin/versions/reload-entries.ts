import { adminApi, type StrapiApp } from '@strapi/strapi/admin';

// The content manager keeps what it has loaded. It adds these tags to the panel's API, whose type does
// not have them.
const TAGS = ['Document', 'Relations'] as never[];

let panel: StrapiApp | undefined;

/** Sets the panel whose entries are loaded again; its store does not exist yet in `register`. */
export function setPanel(app: StrapiApp): void {
  panel = app;
}

/** Has the panel load the entries again that it shows. */
export function reloadEntries(): void {
  panel?.store?.dispatch(adminApi.util.invalidateTags(TAGS));
}
