import type { Plugin } from 'postcss';

/** A width of the header, whose container is as wide as the window. */
const WIDTH = /^header (\((?:max|min)-width: [\d.]+rem\))$/;

/**
 * Adds media queries to the container queries of the header, for browsers that do not know these, such
 * as Safari of iOS 15, the last for iPhone 6s and 7. Unlike these, media queries do not follow a font size
 * that is set for the root.
 */
export function containerFallbackPlugin(): Plugin {
  return {
    postcssPlugin: 'container-fallback',
    Once(root, { atRule }) {
      root.walkAtRules('container', (rule) => {
        const [, width] = rule.params.match(WIDTH) ?? [];
        if (!width) return;
        const media = atRule({ name: 'media', params: width });
        media.append(rule.clone().nodes ?? []);
        const supports = atRule({ name: 'supports', params: 'not (container-type: size)' });
        rule.after(supports.append(media));
      });
    },
  };
}
