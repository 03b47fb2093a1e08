import { currentEnvironment } from '../environment.server.ts';
import type { LanguageCode } from '../languages.ts';
import { localisedPath } from './links.ts';

/**
 * The address at which the world reaches a page: what is shared, scanned and put into calendars.
 * @param path without language prefix, e.g. `/events/welcome-evening`
 */
export function publicUrlOf(language: LanguageCode, path: string): string {
  return new URL(localisedPath(language, path), currentEnvironment().PUBLIC_URL).href;
}
