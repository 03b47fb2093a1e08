/** A programming language of Prism, which adds itself to Prism's global object. */
const PRISM_LANGUAGE = /\/prismjs\/components\/prism-[\w-]+\.js$/;

/**
 * Lets Rolldown, the bundler of Vite 8, bundle Strapi's panel, which was written for Rollup:
 * - Rolldown runs what is imported as CommonJS when its importer runs, which would be after the other
 *   imports: languages of Prism would find no Prism. They import it themselves.
 * - It splits what the entry imports into 118 more files than Rollup. They are one file again, as
 *   browsers load six at a time from a server without HTTP/2.
 */
export function rolldownPlugin() {
  const groups = [{ name: 'panel', tags: ['$initial'] }];
  return {
    name: 'rolldown',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    transform: (code: string, id: string) =>
      PRISM_LANGUAGE.test(id) ? `import Prism from 'prismjs';\n${code}` : undefined,
  };
}
