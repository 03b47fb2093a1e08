/**
 * Modules that Strapi loads with the panel's first page, and what stands in for them. Nothing of ours
 * shows what they are for: code in Markdown in its colours, in 190 languages, and a player for videos,
 * which cannot be uploaded; the other module loads it when one is shown.
 */
export const LIGHTER: Readonly<Record<string, string>> = {
  'highlight.js': 'highlight.js/lib/core',
  '@mux/mux-player-react': '@mux/mux-player-react/lazy',
};

/** Makes the panel's first load more than a quarter smaller. There is no setting for it. */
export function loadLessPlugin() {
  return {
    name: 'load-less',
    config: () => ({
      resolve: {
        alias: Object.entries(LIGHTER).map(([module, replacement]) => ({
          find: new RegExp(`^${module}$`),
          replacement,
        })),
      },
    }),
  };
}
