import { precompressPlugin } from '../../../scripts/precompress-plugin.ts';
import { nameLanguagesPlugin } from './frame/name-languages-plugin';

/**
 * Names all languages of the panel, and adds compressed copies of the panel's files, which Strapi sends to browsers that accept them;
 * without them, the first load is more than 5 MB. Strapi finds this file by its name.
 * @param config Strapi's own configuration of Vite
 */
export default function configure(config: { plugins?: unknown[] }) {
  const plugins = [...(config.plugins ?? []), nameLanguagesPlugin(), precompressPlugin(9)];
  return { ...config, plugins };
}
