import { readAddress } from './address.ts';

/** Path of the preview of a version, without language prefix. */
export const PREVIEW_PATH = '/preview';

/** The parameters of its address, which the content service signs. */
export const previewParameters = ['version', 'expires', 'signature'] as const;

/** Whether a preview is requested, in any language. */
export function isPreview(pathname: string): boolean {
  return readAddress(pathname).path === PREVIEW_PATH;
}
