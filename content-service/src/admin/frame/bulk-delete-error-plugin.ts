/** The module with the dialog that deletes several files and folders of the media library. */
const MODULE = /\/DeleteItemsDialog\.m?js$/;
const START =
  /message: formatMessage\(\{\s+id: getTranslationKey\('list\.bulk-actions\.delete\.error'\)/;

/**
 * Says why files were not deleted, as the service does: which of them are in use, and by what. Strapi's
 * dialog shows the same words for every error. There is no setting for it.
 */
export function bulkDeleteErrorPlugin() {
  return {
    name: 'bulk-delete-error',
    /** @throws Error if Strapi has changed the module */
    transform(code: string, id: string): string | undefined {
      if (!MODULE.test(id)) return undefined;
      if (!START.test(code)) throw new Error(`${id}: the place of its error message was not found`);
      return code.replace(START, (start) =>
        start.replace(
          'message: ',
          "message: res.error.name === 'ApplicationError' ? res.error.message : ",
        ),
      );
    },
  };
}
