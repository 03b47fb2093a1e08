/** The module with the hook by which each part of a form reads its post. */
const MODULE = /\/hooks\/useDocument\.m?js$/;
const START = 'return createYupSchema(schema.attributes, components);';
const REPLACEMENT = `return {
  validateSync: (document, options) =>
    createYupSchema(schema.attributes, components).validateSync(document, options),
};`;

/**
 * Builds the rules for the values of a post when they are checked. Strapi's hook builds them anew in
 * each part of a form that reads the post, which was half of what opening a form took, although no
 * such part checks values: the form does, by rules of its own. There is no setting for it.
 */
export function validateLatePlugin() {
  return {
    name: 'validate-late',
    /** @throws Error if Strapi has changed the module */
    transform(code: string, id: string): string | undefined {
      if (!MODULE.test(id)) return undefined;
      if (!code.includes(START)) throw new Error(`${id}: where it builds the rules was not found`);
      return code.replace(START, REPLACEMENT);
    },
  };
}
