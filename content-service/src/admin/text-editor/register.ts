import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

// Strapi's type knows nothing of the properties that its form passes.
const loadInput = async () => {
  const { default: Input } = await import('./field/input');
  return { default: Input as unknown as ComponentType };
};

/** Registers the editor of a post's text; `src/article-text` does so in the service. It loads with the first form that shows it. */
export function registerTextEditor(app: StrapiApp): void {
  app.customFields.register({
    name: 'article-text',
    type: 'text',
    intlLabel: { id: 'article-text.label', defaultMessage: 'Article text' },
    intlDescription: {
      id: 'article-text.description',
      defaultMessage: 'Text with headings, lists, tables and pictures',
    },
    components: { Input: loadInput },
  });
}
