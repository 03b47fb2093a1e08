/** The module by which each part of a form reads what it shows of the post. */
export const MODULE = 'use-context-selector';
export const REPLACEMENT = '@fluentui/react-context-selector';

/**
 * Renders only those parts of a form that show what has changed. The module that Strapi uses renders
 * all of them at each key that is typed, a thousand components, to find out that most show the same
 * as before; this one compares first. There is no setting for it.
 */
export function renderLessPlugin() {
  return {
    name: 'render-less',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${MODULE}$`), replacement: REPLACEMENT }] },
    }),
  };
}
