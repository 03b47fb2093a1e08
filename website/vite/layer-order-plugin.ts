import type { Plugin } from 'vite';

/** In ascending precedence. Unlayered styles take precedence over both. */
const LAYER_ORDER = '@layer base, ui;';

/**
 * Declares the order of the cascade layers at the top of every style sheet that uses one. Browsers
 * go by the first declaration, and the bundler decides which sheet comes first.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform(code, id) {
      const isLayered = /\.css(?:\?|$)/.test(id) && code.includes('@layer');
      return isLayered ? { code: `${LAYER_ORDER}\n${code}`, map: null } : undefined;
    },
  };
}
