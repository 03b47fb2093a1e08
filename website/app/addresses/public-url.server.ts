import { currentEnvironment } from '../environment.server.ts';
import type { LanguageCode } from '../languages.ts';
import { localisedPath } from './links.ts';

/**
 * The public URL of a page, for sharing, QR codes and calendars.
 * @param path without language prefix, e.g. `/events/welcome-evening`
 */
export function publicUrlOf(language: LanguageCode, path: string): string {
  return new URL(localisedPath(language, path), currentEnvironment().PUBLIC_URL).href;
}

/**
 * The address by which calendar programs subscribe to a calendar of the site.
 * @param path as of `publicUrlOf`
 */
export function calendarUrlOf(language: LanguageCode, path: string): string {
  return publicUrlOf(language, path).replace(/^https?:/, 'webcal:');
}
