import type { Core } from '@strapi/strapi';

/** Never null in the database: SQLite and PostgreSQL sort nulls differently. */
const DEFAULTS = { stick_top: false, sticky_order: 0, is_active: true };

/** Replaces null in fields that have defaults. */
export function withDefaults(data: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(DEFAULTS).flatMap(([field, value]) =>
    data[field] === null ? [[field, value]] : [],
  );
  // A cleared text field arrives as ''; two of them would violate the unique slug.
  const slug = data.slug === '' ? { slug: null } : {};
  return { ...data, ...Object.fromEntries(filled), ...slug };
}

/** Applies the defaults whenever a post is saved, in the panel or over the API. */
export function applyPostDefaults(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const isWrite = context.action === 'create' || context.action === 'update';
    if (context.uid === 'api::post.post' && isWrite) {
      context.params.data = withDefaults({ ...context.params.data });
    }
    return next();
  });
}
