import type { StrapiApp } from '@strapi/strapi/admin';
import { askBeforeUploads } from './ask-before-uploads';
import { ask } from './open-questions';
import { UploadQuestions } from './upload-questions';

/**
 * What the list of uploads in Strapi's media library does for its own button: its rows would stay
 * “uploading”, as it knows of no other way to cancel.
 */
const CANCEL_UPLOADS = { type: 'uploadProgress/cancelUpload' };

/** Has every upload of the panel ask for alternative texts. Call it in `register`. */
export function addPictures(app: StrapiApp): void {
  // Strapi shows components with this prefix on every page.
  app.addComponents([{ name: 'future-global::upload-questions', Component: UploadQuestions }]);
  askBeforeUploads(ask, () => app.store?.dispatch(CANCEL_UPLOADS));
}
