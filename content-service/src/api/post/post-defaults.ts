import type { Core } from '@strapi/strapi';

/** Never empty in the database: an empty one would be sorted differently by each database. */
const DEFAULTS = { stick_top: false, sticky_order: 0, is_active: true };

/** Fills what an editor or a client left empty, before a post is written. */
export function withDefaults(data: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(DEFAULTS).flatMap(([field, value]) =>
    data[field] === null ? [[field, value]] : [],
  );
  // An emptied text field arrives as ''; two of them would clash as equal slugs.
  const slug = data.slug === '' ? { slug: null } : {};
  return { ...data, ...Object.fromEntries(filled), ...slug };
}

/** Completes posts at every save, from the panel and from the API. */
export function applyPostDefaults(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const isWrite = context.action === 'create' || context.action === 'update';
    if (context.uid === 'api::post.post' && isWrite) {
      context.params.data = withDefaults({ ...context.params.data });
    }
    return next();
  });
}
