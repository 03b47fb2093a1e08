import type { Plugin } from 'vite';

/** From the weakest to the strongest. What is in no layer is stronger than both. */
const LAYER_ORDER = '@layer base, ui;';

/**
 * Says the order of the cascade's layers at the top of every style sheet that has one. Browsers
 * go by the first mention, and which sheet comes first is the bundler's choice.
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
