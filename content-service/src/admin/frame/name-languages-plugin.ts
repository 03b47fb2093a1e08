/** Languages of our panel that Strapi has no name for, in themselves. */
const NAMES = { fa: 'فارسی', ur: 'اردو' };

/** The module of Strapi's panel with the names of languages. */
const MODULE = /\/languageNativeNames\.m?js$/;
const START = 'const languageNativeNames = {';

/**
 * Adds names of languages to Strapi's list: it offers only languages that it has a name for, and shows
 * the panel in English to those who chose another. There is no setting for it.
 */
export function nameLanguagesPlugin() {
  return {
    name: 'name-languages',
    /** @throws Error if Strapi has changed the module */
    transform(code: string, id: string): string | undefined {
      if (!MODULE.test(id)) return undefined;
      if (!code.includes(START)) throw new Error(`${id}: its names of languages were not found`);
      return code.replace(START, `${START} ...${JSON.stringify(NAMES)},`);
    },
  };
}
