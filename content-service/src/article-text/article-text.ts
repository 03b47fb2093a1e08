import type { Core } from '@strapi/strapi';

/** Registers the custom field of a post's text: HTML in a text column, written with the editor in `src/admin/text-editor`. */
export function registerArticleText(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: 'article-text',
    type: 'text',
    // As wide as the form.
    inputSize: { default: 12, isResizable: true },
  });
}
