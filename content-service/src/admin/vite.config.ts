import { precompressPlugin } from '../../../scripts/precompress-plugin.ts';

/**
 * Adds compressed copies of the panel's files, which Strapi sends to browsers that accept them;
 * without them, the first load is more than 5 MB. Strapi finds this file by its name.
 * @param config Strapi's own configuration of Vite
 */
export default function withCompression(config: { plugins?: unknown[] }) {
  return { ...config, plugins: [...(config.plugins ?? []), precompressPlugin(9)] };
}
