import type { StrapiApp } from '@strapi/strapi/admin';
import { askBeforeUploads } from './ask-before-uploads';
import { ask } from './open-questions';
import { UploadQuestions } from './upload-questions';

/** Has every upload of the panel ask for alternative texts. Call it in `register`. */
export function addPictures(app: StrapiApp): void {
  // Strapi shows components with this prefix on every page.
  app.addComponents([{ name: 'future-global::upload-questions', Component: UploadQuestions }]);
  askBeforeUploads(ask);
}
